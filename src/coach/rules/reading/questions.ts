/** Every question that a message asks, with or without its mark, several to a sentence too. */

import { hits } from '../prefilter/prefilter.ts';
import { asksIn } from './foreign-questions.ts';
import { latin } from './pattern.ts';
import { demandIn, GUESS_WHO_DID, isBareChoice, isNotAsked, isSelfAnswered } from './question-cues.ts';
import { type Sentence, sentencesOf } from './text.ts';

export type Question = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: QuestionKind;
};
export type QuestionKind = 'fact' | 'opinion' | 'choice' | 'plan' | 'reciprocal' | 'guess' | 'request';

const AUXILIARY =
  "(?:do|does|did|don't|dont|doesn't|didn't|are|aren't|is|isn't|was|were|have|haven't|has|had|can|can't|could|couldn't|would|wouldn't|will|won't|should|shouldn't|shall|may|am)";
const SUBJECT =
  '(?:i|you|u|ya|we|they|he|she|it|there|this|that|these|those|anyone|anybody|someone|your|ur|my|the|one|people)';
const INTERROGATIVE =
  "(?:what|what's|whats|when|where|where's|wheres|who|who's|whos|whose|why|which|how|how's|hows|how've|how'd|where've|what're|wat|whr)";
const WORDS_BEFORE =
  '(?:(?:so|and|but|ok|okay|he+y+|heyy there|haha|lol|wow|omg|nice|cool|amazing|sick|well|also|then|now|anyway|oh|hm+|wait|right|honestly|btw|yo|hi|hi there|hello|morning|eish|yoh|sho|just|please|pls|tell me|be honest|real talk|serious(?:ly)?|quick (?:question|one)|random|curious|though|i need to know|i have to ask|question)[,:.\\s-]+)*';
/** A condition may stand among them. */
const OPENING = `${WORDS_BEFORE}(?:if [^,?]{3,40},?[,:.\\s-]+${WORDS_BEFORE}){0,2}`;

const WH = new RegExp(`^${OPENING}(?:(?:at|in|on|to|for|with|from|about) )?${INTERROGATIVE}\\b`, 'i');
const INVERTED = new RegExp(`^${OPENING}${AUXILIARY}\\s+(?:not\\s+)?${SUBJECT}\\b`, 'i');
const ELLIPTIC =
  /^(?:(?:so|and|but|ok|hey|haha|lol)[,\s]+)*(?:u|you|ya)\s+(?:up|free|around|keen|good|ok|okay|there|busy|home|still(?! (?:need|have|owe|got|love|look|think|want|don))|coming|alive|down|awake|well|any|ever|always|never|seen|like|want|wanna|into|not|gonna|going|doing)\b/i;
const BARE_AUX =
  /^(?:(?:so|and|but|ok|hey|haha|lol|wait)[,\s]+)*(?:wanna|want to|fancy|keen (?:for|to|on)|up for|down (?:for|to)|ever (?:been|tried|had|done|seen)|any (?:plans|chance|ideas?|tips|luck)|care to|feel like|mind if|got any|got plans|free (?:this|on|tomorrow|tonight|later|for)|coming)\b/i;
const RETURNED =
  /(?:^|[\s,.;!-])(?:(?:and|how about|what about|hbu|wbu)\s*(?:you|u|urself|yourself|yours)?|(?:and )?(?:you|u|yourself|urself|yours))\s*[?.!\s\p{Extended_Pictographic}]*$/iu;
const SHORT_RETURN =
  /(?:^|[\s,.;!-])(?:hbu|wbu|and urself|urself|how about (?:you|u)|what about (?:you|u)|and (?:you|u|yourself|yours)|you\?+|u\?*)\s*[?.!\s\p{Extended_Pictographic}]*$/iu;
const INDIRECT =
  /\b(?:wants? to know|(?:is|are|keeps?) asking(?: me)?) (?:if|whether|what|how|where|who) (?:you|your|u)\b|\b(?:(?:i'm|i am|im|was|just|been) (?:wondering|asking|curious|dying to know)|i (?:am )?ask(?:ing)?|tell me|let me know|(?:do you |wanna |want to )?guess|i(?:'d| would)? (?:love|like|want|need) to know|i wonder|care to (?:explain|share)|remind me|explain (?:to me )?|talk to me about)\s+(?:you )?(?:whether|(?<!tell me )(?<!let me know )if|what|what's|who|which|why|how|where|(?<!tell me )(?<!let me know )when|something|about)\b|\byou(?:'ve)? (?:(?:still )?(?:never|haven't|havent|have not|didn't|didnt)(?: even| actually| really)?(?: yet)?) (?:(?:told|tell) me|said|say|mentioned|mention|shared|share)(?: yet)? (?:what(?! (?:happened|i|he|she|they|we)\b)|where|who|how (?:old|tall|long|many|much)|which|whether|if) (?:you|your|u|ur)\b|\bi (?:(?:still|actually|just realised i|just realized i) )?(?:don't|dont|do not)(?: even)? know (?:(?:how (?:old|tall)|where) you|what you (?:do|study|look)|what your)\b|\bi (?:forgot|meant|never (?:got|thought)|wanted) to ask (?:you )?(?:what|where|who|how|which|whether|if|why)\b|\bi never asked (?:you )?(?:what|where|who|how|which|whether|if|why)\b/i;
const INDIRECT_NOT =
  /\b(?:not asking|i'll tell you|i will tell you|let you know|know what you|guess what[,!: ])/i;
const REQUEST =
  /^(?:(?:so|and|but|ok|shap though|sharp)[,\s]+)*(?:(?:gimme|give me|send me) (?:your|ur) (?:number|name|address|opinion|cell|digits|insta|location|recipe|best|top|thoughts|take)|tell me (?:your|ur))\b/i;
const EXCLAMATION =
  /^(?:(?:haha|lol|omg|wow|oh|and|eish|yoh|yho|jinne|sjoe|ag|shame|aw|aww|man|sho)[,\s]+)*(?:what an?\b|how (?:sweet|cute|nice|lovely|funny|sad|rude|dare|very|embarrassing|weird|awful|kind)\b(?! (?:is|are|was|do|does)))/i;
const CONDITIONAL_WH =
  /^(?:(?:and|but|so)\s+)?(?:(?:when|whenever|where|how|what|who|which) (?:i|we|he|she|they|it|you|my|the|your)|when(?:ever)? (?:this|that|our|his|her|their))\b/i;
const FILLER =
  /^\W*(?:(?:and |so |now )?(?:answer carefully|be honest|choose (?:wisely|carefully|one)|pick one|explain|elaborate|discuss|defend yourself|your turn|go on|thoughts))\W*$/i;

/** `can I be honest?`, and what follows is what they want to say. */
const LEADS_IN =
  /^\W*(?:(?:so|but|okay|ok|well|hey|and|listen)[\s,.]+)*(?:(?:can|may|could) i (?:just )?(?:be (?:honest|real|straight|frank|vulnerable)(?: with (?:you|u))?(?: for a (?:second|sec|moment|minute))?|tell (?:you|u) (?:something|sth|a secret)|say something|admit something|confess(?: something)?)|(?:do )?(?:you|u|ya) know what|(?:wanna|want to) (?:know|hear) something(?: \w+)?)\W*$/i;
/** More than a word, and no question. */
const SAYS_MORE = /^(?!.*\?)\W*\w[\w'’]*\W+\w[\w'’]*\W+\w/;

export function readQuestions(plain: string, base = 'en'): Question[] {
  if (!/\p{L}/u.test(plain))
    return /[?❓❔]/u.test(plain) && /\p{Extended_Pictographic}/u.test(plain.replace(/[❓❔]/gu, ''))
      ? [make(plain, 0, 0, 'fact')]
      : [];
  const sentences = sentencesOf(plain);
  const found: Question[] = [];
  sentences.forEach((sentence, index) => {
    if (base !== 'en') found.push(...foreignQuestion(sentence, base));
    else {
      const after = sentences[index + 1]?.text ?? '';
      if (/\?[^?\w]*$/.test(sentence.text) && isSelfAnswered(sentence.text, after)) return;
      if (LEADS_IN.test(sentence.text) && SAYS_MORE.test(after)) return;
      found.push(...englishQuestions(sentence, sentences[index - 1]));
    }
  });
  // `answer carefully` after its question asks nothing more.
  const real = found.filter(({ text }) => !FILLER.test(text));
  return real.length > 0 ? real : found.slice(0, 1);
}

function foreignQuestion(sentence: Sentence, base: string): Question[] {
  return asksIn(sentence.text, base) ? [make(sentence.text, sentence.start, 0, 'fact')] : [];
}

function englishQuestions(sentence: Sentence, previous: Sentence | undefined): Question[] {
  const { text, start } = sentence;
  const marked = /\?/.test(text);
  const clauses = clausesOf(text);
  const asking = clauses.filter((clause) => isAsking(clause.text, marked));
  if (asking.length > 0) {
    return asking.map((clause, index) => {
      const until = asking[index + 1]?.at ?? text.length;
      // The last question of a marked sentence reaches to its mark; an unmarked one ends with its clause.
      const whole = marked || index + 1 < asking.length || clause.text.length > 40;
      const piece = whole
        ? text.slice(clause.at, until)
        : text.slice(clause.at, clause.at + clause.text.length);
      return make(
        piece.replace(/(?<![,;\s])[,;\s]+(?:(?:and|or|but)\s*)?$/i, ''),
        start,
        clause.at,
        kindOf(piece),
      );
    });
  }
  if (
    SHORT_RETURN.test(text) &&
    RETURNED.test(text) &&
    // `vitamin u` and `why I text u` end on the word without handing anything back.
    (!/[\p{L}\p{N}] u[.!\s\p{Extended_Pictographic}]*$/u.test(text) ||
      /\band u\W*$/i.test(text) ||
      latin(
        /^\W*(?:(?:nothing|not|all|so|pretty|very|im|i'm|just)\s)?(?:\p{L}+\s)?(?:much|good|fine|ok|okay|well|tired|bored|great|chilling|working|busy|same|alright|nm|home) u\W*$/iu,
      ).test(text)) &&
    !/\byou and yours\W*$|^he+y u\W*$|\band u\W*$(?<=\b(?:me|him|her) and u\W*)/i.test(text) &&
    !/\b(?:thank|love|miss|see|to|with|for|about|of|like|than|bless|is|on|at|hate|know|want|need|got|meet|meeting|hear|text|call|tell|told|give|send|owe|from|suits?|fits?|interest|tempt|bother|scare|bring|brings|brought|make|made|teach|help|find|ask|asked) (?:you|u)\W*$/i.test(
      text,
    )
  ) {
    const at = text.search(SHORT_RETURN);
    return [
      make(
        text.slice(at).replace(/^[\s,.;!-]+/, ''),
        start,
        text.indexOf(text.slice(at).replace(/^[\s,.;!-]+/, '')),
        'reciprocal',
      ),
    ];
  }
  if (marked) {
    if (isNotAsked(text, true)) return [];
    if (/^["'.!?\s]*$/.test(text)) return previous && !/\?/.test(previous.text) ? [] : [];
    return [make(text, start, 0, kindOf(text))];
  }
  if (hits(INDIRECT, text) && !hits(INDIRECT_NOT, text) && !hits(GUESS_WHO_DID, text))
    return [make(text, start, 0, /guess/i.test(text) ? 'guess' : kindOf(text))];
  if (hits(REQUEST, text)) return [make(text, start, 0, 'request')];
  const demanded = demandIn(text);
  if (demanded !== undefined) {
    const piece = text.slice(demanded);
    return [make(piece, start, demanded, kindOf(piece))];
  }
  return [];
}

function clausesOf(text: string): Array<{ text: string; at: number }> {
  const parts: Array<{ text: string; at: number }> = [];
  let from = 0;
  const cut =
    /(?:[,;:]\s+|\s+-\s+|\s+(?:lol|haha|lmao)\s+|\s*\p{Extended_Pictographic}+\s*|(?<=\w{3}) (?=what did you|what are you|what about you|how (?:are|was|is|did|do) (?:you|your|the)|hbu\b|wbu\b|and (?:what|how|where|who|why|do you|did you|are you)\b|but (?:what|how|where|who|why|do you|did you|are you)\b|so (?:what|how|where|when|do|are|did)\b))/giu;
  for (const match of text.matchAll(cut)) {
    parts.push({ text: text.slice(from, match.index), at: from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), at: from });
  return parts
    .map(({ text: piece, at }) => ({
      text: piece.trimEnd(),
      at: at + (piece.length - piece.trimStart().length),
    }))
    .map(({ text: piece, at }) => ({ text: piece.trimStart(), at }))
    .filter((part) => part.text.length > 0);
}

function isAsking(raw: string, inMarked: boolean): boolean {
  const clause = raw.replace(/^(?:and|but|so|or|then|also|plus|though)\s+/i, '');
  const marked = /\?\s*$/.test(clause);
  if (isNotAsked(raw, marked || inMarked)) return false;
  if (inMarked && isBareChoice(clause)) return true;
  if (hits(EXCLAMATION, clause) && !marked) return false;
  if (
    /^(?:and )?if (?:you|u|it|that|we)\b(?! isn'?t the)/i.test(clause) &&
    /\b(?:what|where|who|how|why|would you|do you)\b.*\b(?:you|we|i)\b/i.test(clause)
  )
    return true;
  if (hits(INVERTED, clause))
    return !/^(?:do|have|had|may) (?:it|the|that|this|your|my)\b/i.test(clause) || marked;
  if (WH.test(clause)) {
    if (hits(CONDITIONAL_WH, clause) && !marked)
      return /\b(?:how|what) (?:you|u) (?:doing|been|up to)\b/i.test(clause);
    if (
      /^(?:which|who|where|when|how|why|what|whose)\b[^?]*$/i.test(clause) &&
      /^(?:which (?:is|was|means|i|we|by)|who (?:is|was|has|had|had)\b(?! (?:that|this|your|the|she|he))|where (?:i|we)|when (?:i|we|the|he|she|they|it)|how (?:i|we)|why (?:i|we)|what i|what we|why not$)\b/i.test(
        clause,
      ) &&
      !marked
    )
      return false;
    return true;
  }
  return (
    hits(ELLIPTIC, clause) ||
    (hits(BARE_AUX, clause) &&
      (marked || /^(?:wanna|want to)\b/i.test(clause) || clause.length < 60) &&
      (marked ||
        !/^(?:coming down|want to (?:die|cry|scream|sleep|hide)|feel like (?!a (?:walk|drink|coffee|pizza|movie|film)\b|some\b|doing|going|joining)|fancy (?!a\b|some\b|meeting|going|joining|coming))/i.test(
          clause,
        )))
  );
}

function kindOf(text: string): QuestionKind {
  if (/^\W*(?:and |how about |what about )?(?:you|u|hbu|wbu|yourself)\W*$/i.test(text)) return 'reciprocal';
  if (/\bguess\b/i.test(text)) return 'guess';
  if (
    /\b(?:shall we|want to (?:meet|grab|go|come|join)|(?:^\W*|(?:you|u|so) )wanna|fancy|keen|up for|free (?:this|on|tomorrow|tonight|later)|suits? (?:you|u)|work for (?:you|u)|rain ?check|any chance|could do|join me|come with|come and (?:see|hear|watch|try|meet|join|eat|have))\b/i.test(
      text,
    )
  )
    return 'plan';
  if (/\bor\b/i.test(text)) return 'choice';
  if (
    /\b(?:think|favou?rite|best|worst|prefer|opinion|rate|believe|would you|your take|thoughts)\b/i.test(text)
  )
    return 'opinion';
  return 'fact';
}

function make(text: string, base: number, at: number, kind: QuestionKind): Question {
  const trimmed = text.trim();
  const lead = text.length - text.trimStart().length;
  const from = base + Math.max(at, 0) + lead;
  return { text: trimmed, start: from, end: from + trimmed.length, kind };
}
