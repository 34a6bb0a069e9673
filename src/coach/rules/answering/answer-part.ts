/** One question put as an answer with a gap, from the reader's side: `where did you grow up?` is `I grew up [where]`. */
import { latin } from '../reading/pattern.ts';
import { thirdOf, verbForm } from '../reading/verbs.ts';
import { isVerbForm, PREPOSITIONS } from '../reading/word-classes.ts';
import { meFrom } from '../words/places.ts';

const LEAD =
  /^(?:(?:so|and|but|or|ok|okay|hey|haha|lol|well|also|then|now|honestly|btw|anyway|oh|wait|like|right|seriously|please|pls|hmm+|question|quick question|be honest|tell me|i need to know|just|yoh|eish|n)\b[,:.!\s-]*)+(?=\S)/i;
const TAIL =
  /(?:[\s,]+(?:though|tho|btw|lol|haha|honestly|then|really|actually|exactly|again|please|pls|right|hey|sir|babe|ever|too|also|as well|yet))+$/i;
/** Begun where they begin, so that a long row of them is gone through once. */
const MARKS =
  /(?<!\s|[?!.,;:]|\p{Extended_Pictographic}|\uFE0F)(?:\s|[?!.,;:]|\p{Extended_Pictographic}|\uFE0F)+$/u;

/** The question without what leads up to it and trails after it. */
export const bareQuestion = (text: string): string =>
  text
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(MARKS, '')
    .replace(LEAD, '')
    .replace(/^[^?]{0,40}:\s+(?=\S)/, '')
    .replace(TAIL, '')
    .replace(MARKS, '')
    .replace(/^(what|where|when|who|why|how)'?s\b/i, '$1 is')
    .replace(/^(what|where|when|who|why|how)'?(?:d|ve|re) (?=you|u|we|they)/i, (lead) =>
      /'?d $/i.test(lead)
        ? `${lead.replace(/'?d $/i, '')} did `
        : /'?ve $/i.test(lead)
          ? `${lead.replace(/'?ve $/i, '')} have `
          : `${lead.replace(/'?re $/i, '')} are `,
    )
    // `are you bringing it, the big one`: what follows the comma is no part of the question.
    .replace(/^((?:\S+ ){2,}\S+), (?!or\b).*$/, (whole, head: string) =>
      /\bor\b/i.test(whole) ? whole : head,
    )
    .trim();

const cue = (source: string): RegExp => latin(new RegExp(source, 'iu'));
const AUX_WORDS = 'do|does|did|is|are|am|was|were|have|has|had|would|will|can|could|should|shall|must|may';
const NOUN =
  "(?:the|your|ur|my|his|her|our|their) (?!(?:new|big|old|small|whole|first|last|next|same|other|little|real|good|bad|long|young|second|entire|poor|rest|\\p{L}+est)\\b)[\\p{L}'-]+";
/** Of nobody in particular: not put as a yes or a no. */
const ANYBODY = '(?:everyone|everybody|people|nobody|no one)(?: (?:here|there|else|on here))?';
/** Who it is asked of or about. A noun stands for itself; where more words belong to it, nothing is said. */
const SUBJECT = `(?<who>you|u|ya|i|we|it|that|this|he|she|they|there|these|those|${ANYBODY}|an? [\\p{L}'-]+|\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?|${NOUN})`;
const BACK = cue(
  `^(?:and |so |but )?(?:(?:how|what) (?:about|of) |what(?:'s| is) |by |from )?(?:you|u|yours|urs|yourself|urself|your side|any of your own|your turn(?: again)?|hbu|wbu)$`,
);
const CLOSED = cue(`^(?<aux>${AUX_WORDS})(?:n't)? ${SUBJECT}(?: (?<rest>.+))?$`);
const OPEN = cue(
  `^(?<wh>what|where|when|who|why|how|which)(?<noun>(?: (?!(?:${AUX_WORDS})\\b)[\\p{L}'-]+){0,3}) (?<aux>${AUX_WORDS}) ${SUBJECT}(?: (?<rest>.+))?$`,
);
const THING = cue(
  `^(?<wh>what|how|who|where|when) (?<aux>is|are|was|were) (?<rest>(?:the|your|ur|yours)\\b.*)$`,
);
/** `any good podcasts`: something of the kind is wanted. */
const ANY = cue(
  "^(?:(?:do you |you )?(?:have|got|know) )?any (?:other |more )?(?:good|nice|decent|great|cool|fun|interesting|favou?rite) (?<rest>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2})$",
);
const WHICH = cue("^which (?<rest>(?!.*\\b(?:is|are|was|were|do|does|did|of)\\b)[\\p{L}' -]{2,24})$");
const ELLIPTIC = cue('^(?:you|u) (?:ever )?(?<rest>.+)$');
const BARE_VERB =
  /^(?:remember|know|have|need|own|believe|miss|smoke|drink|drive|cook|dance|sing|read|play)\b(?! (?:that|it|this)\b)/i;

/** From the other's side: who speaks of themselves is `you`. */
function subjectOf(who: string): { readonly words: string; readonly person: 'i' | 'you' | 'many' | 'one' } {
  const word = who.toLowerCase();
  if (/^(?:you|u|ya)$/.test(word)) return { words: 'I', person: 'i' };
  if (word === 'i') return { words: 'you', person: 'you' };
  if (/^(?:we|they|these|those|people(?: .+)?)$/.test(word)) return { words: word, person: 'many' };
  return {
    words:
      word === 'there' || /^(?:it|that|this|he|she|every.+|no(?:body| one).*)$/.test(word)
        ? word
        : meFrom(who),
    person: 'one',
  };
}
type Subject = ReturnType<typeof subjectOf>;

/** The auxiliary as it stands beside the subject of the answer, and denied. */
function auxiliaryOf(aux: string, { person }: Subject): readonly [string, string] | undefined {
  const kind = /^(?:is|are|am)$/.test(aux)
    ? 'be'
    : /^(?:was|were)$/.test(aux)
      ? 'was'
      : /^(?:do|does)$/.test(aux)
        ? 'do'
        : /^(?:have|has)$/.test(aux)
          ? 'have'
          : aux;
  const one = person === 'one';
  if (kind === 'be') return person === 'i' ? ['am', 'am not'] : one ? ['is', "isn't"] : ['are', "aren't"];
  if (kind === 'was') return person === 'i' || one ? ['was', "wasn't"] : ['were', "weren't"];
  if (kind === 'do') return one ? ['does', "doesn't"] : ['do', "don't"];
  if (kind === 'have') return one ? ['has', "hasn't"] : ['have', "haven't"];
  return PLAIN_AUXILIARIES[kind];
}
const PLAIN_AUXILIARIES: Readonly<Record<string, readonly [string, string]>> = {
  did: ['did', "didn't"],
  had: ['had', "hadn't"],
  would: ['would', "wouldn't"],
  will: ['will', "won't"],
  can: ['can', "can't"],
  could: ['could', "couldn't"],
  should: ['should', "shouldn't"],
  shall: ['should', "shouldn't"],
  must: ['should', "shouldn't"],
  may: ['can', "can't"],
};

/** Where what is asked for stands behind two verbs: `I wanted to be [what]`. */
const CHAIN =
  /^(?:have|had|want|wanted|need|needed|like|liked|love|going|got|used|plan|planning|trying|hoping|able|gonna) to$/i;

function afterVerb(words: readonly string[]): number {
  let at = words.findIndex(
    (word) => isVerbForm(word.toLowerCase()) || verbForm(word) !== undefined || /ing$/i.test(word),
  );
  if (at < 0) return -1;
  while (CHAIN.test(words.slice(at, at + 2).join(' ')) && at + 2 < words.length) at += 2;
  return at + 1;
}

const ADVERB = /^(?:even|also|still|usually|always|normally|just|actually|really|last|first)$/i;

/** `did you grow up` is `I grew up`; undefined where the verb is not known. */
function told(aux: string, subject: Subject, rest: string): string | undefined {
  const words = rest.replace(/^ever /i, '').split(' ');
  const adverb = ADVERB.test(words[0] ?? '') && words.length > 1 ? `${words.shift()?.toLowerCase()} ` : '';
  const [verb = '', ...left] = words;
  const tail = [verb, ...left].join(' ');
  const known = verbForm(verb);
  const { words: who, person } = subject;
  if (/^(?:do|does|did)$/.test(aux)) {
    if (!known || known.form === 'gerund')
      return aux === 'do' && person !== 'one' ? `${who} ${adverb}${tail}` : undefined;
    const form = aux === 'did' ? known.verb.past : person === 'one' ? thirdOf(known.verb.base) : verb;
    return [`${who} ${adverb}${form}`, ...left].join(' ');
  }
  const pair = auxiliaryOf(aux, subject);
  return pair && `${who} ${pair[0]} ${adverb}${tail}`;
}

const TIME_ONLY = /^(?:today|tonight|now|this (?:morning|evening|week)|otherwise)$/i;

/** From the reader's side, with the verb that goes with `you`. */
const seen = (text: string): string =>
  meFrom(text)
    .replace(/\byou was\b/gi, 'you were')
    .replace(/\byou am\b/gi, "you're")
    .trim();

type Groups = Readonly<Record<string, string | undefined>>;

function openAnswer({
  wh: asked = '',
  noun: kind = '',
  aux = '',
  who = '',
  rest: left = '',
}: Groups): string | undefined {
  const wh = asked.toLowerCase();
  const noun = kind.trim().replace(/^exactly$/i, '');
  const subject = subjectOf(who);
  const rest = seen(left).replace(/ originally$/i, '');
  // `what's it for`
  if (
    wh === 'what' &&
    noun === '' &&
    PREPOSITIONS.has(rest.toLowerCase()) &&
    /^(?:is|are|was|were)$/i.test(aux)
  ) {
    const pair = auxiliaryOf(aux.toLowerCase(), subject);
    return pair && rest !== 'like' ? `${subject.words} ${pair[0]} ${rest} [what]` : undefined;
  }
  // `what's he done` is no `is`.
  if (wh === 'what' && noun === '' && /^is$/i.test(aux) && !/ing\b/i.test(rest)) return undefined;
  if (rest === '') {
    const pair = /^(?:is|are|am|was|were)$/i.test(aux) ? auxiliaryOf(aux.toLowerCase(), subject) : undefined;
    return pair && wh !== 'why' && ((wh !== 'what' && wh !== 'how') || noun !== '')
      ? `${subject.words} ${pair[0]} [${wh}${noun === '' ? '' : ` ${noun}`}]`
      : undefined;
  }
  const sentence = told(aux.toLowerCase(), subject, rest);
  if (sentence === undefined) return undefined;
  if (wh === 'why') return `${sentence} because [the reason]`;
  if (wh === 'how' && noun === '') {
    if (/\bfeel\b/i.test(rest)) return undefined;
    // `how's that going at braais` is going [how] there.
    const going = /^(?:going|doing)\b(?= |$)/i.exec(rest)?.[0];
    if (going) return sentence.replace(rest, `${going} [how]${rest.slice(going.length)}`);
    return TIME_ONLY.test(rest) ? sentence.replace(rest, `[how] ${rest}`) : `${sentence} [how]`;
  }
  const counted = /^(many|much)\b/i.exec(noun);
  if (/^time$/i.test(noun)) return `${sentence} at [what time]`;
  if (wh === 'where' || wh === 'when' || (wh === 'how' && !counted))
    return `${sentence} [${wh}${noun === '' ? '' : ` ${noun}`}]`;
  const gap = counted
    ? `[how ${counted[1]?.toLowerCase()}]${noun.slice(counted[0].length)}`
    : `[${wh}${noun === '' ? '' : ` ${noun}`}]`;
  const words = sentence.split(' ');
  if (PREPOSITIONS.has(words.at(-1)?.toLowerCase() ?? '')) return `${sentence} ${gap}`;
  const from = subject.words.split(' ').length;
  let at = afterVerb(
    words
      .slice(from)
      .map((word, index) =>
        index === 0 &&
        /^(?:am|is|are|was|were|would|will|can|could|should|have|has|had)$/.test(word) &&
        words.length > from + 1
          ? ''
          : word,
      ),
  );
  if (at < 0) return /^(?:is|are|was|were)$/i.test(aux) && noun !== '' ? `${sentence} ${gap}` : undefined;
  if (/^(?:me|you|him|her|us|them|it)$/i.test(words[from + at] ?? '')) at++;
  // `looks like [what]`
  if (
    /^like$/i.test(words[from + at] ?? '') &&
    /^look|^sound|^feel|^taste|^smell/i.test(words[from + at - 1] ?? '')
  )
    at++;
  return [...words.slice(0, from + at), gap, ...words.slice(from + at)].join(' ');
}

const COPULA_I = /^((?:really|actually|truly|seriously|still|also) )?I\b(?!')/;

function closedAnswer({ aux = '', who = '', rest: left = '' }: Groups): string | undefined {
  const subject = subjectOf(who);
  const pair = auxiliaryOf(aux.toLowerCase(), subject);
  if (new RegExp(`^${ANYBODY}$`, 'i').test(who) && !/^(?:every|people)/i.test(who)) return undefined;
  // `can it?` behind a statement asks for nothing but a nod.
  if (left === '' && /^(?:it|that|he|she|they|there)$/i.test(who)) return undefined;
  if (!pair || (/^do$/i.test(aux) && /^(?:it|that)$/i.test(who))) return undefined;
  // `can we not text about this` asks for something.
  if (/^not\b/i.test(left) && /^(?:can|could|shall)$/i.test(aux)) return undefined;
  const [first, denied] = pair;
  const told = seen(left.replace(/^(?:not|never|ever|even)\s+/i, ''));
  // `is that really you on the mountain bike`: said as `that is really me`.
  const rest = /^(?:is|was|are|were)$/i.test(aux) ? told.replace(COPULA_I, '$1me') : told;
  const sides = rest.split(/,? or /i);
  if (sides.length > 1) return eitherAnswer(subject, aux.toLowerCase(), sides, first, denied);
  return `${subject.words} [${first} or ${denied}]${rest === '' || rest === 'ever' ? '' : ` ${rest}`}`;
}

/** Behind these a new question stands: `or are you a city girl`. */
const NEW_QUESTION = new RegExp(`^(?:${AUX_WORDS}|you|i|we|just|not|what|how|nothing|something)\\b`, 'i');

function eitherAnswer(
  subject: Subject,
  aux: string,
  sides: readonly string[],
  first: string,
  denied: string,
): string | undefined {
  const [one = '', two = ''] = sides;
  if (sides.length > 2 || two.split(' ').length > 6) return undefined;
  if (NEW_QUESTION.test(two)) return `${subject.words} [${first} or ${denied}] ${one}`;
  if (/^(?:do|does|did|would)$/.test(aux)) {
    if (one.split(' ').length > 1 || two.split(' ').length > 1) return undefined;
    return aux === 'do' && subject.person === 'i' ? `I [${one} or ${two}]` : undefined;
  }
  return `${subject.words} ${first} [${one} or ${two}]`;
}

/** `battery or starter`, `blue couch or grey couch`: asked without a verb. */
const BARE_EITHER = latin(
  /^(?:[^:]{0,60}:\s*)?((?:[\p{L}\p{N}'"-]+,? ){1,5}or(?: [\p{L}\p{N}'"-]+){1,5})$/iu,
);

const VERB_FIRST = new RegExp(`^(?:${AUX_WORDS})\\b`, 'i');

function bareEither(text: string): string | undefined {
  const sides = BARE_EITHER.exec(text.replace(/^[^,]{12,},\s*/, ''))?.[1];
  return sides &&
    !VERB_FIRST.test(sides) &&
    (!isVerbForm(sides.split(' ')[0]?.toLowerCase() ?? '') || /^(\S+) or no \1$/i.test(sides)) &&
    !/\bor (?:not|what|something|are|is|do|did|am|can|must|should)\b/i.test(sides)
    ? `[${meFrom(sides)}]`
    : undefined;
}

export type AnswerPart = {
  readonly text: string;
  /** Who it is about: what is about the reader may be asked back, what was handed back may not. */
  readonly about: 'reader' | 'other' | 'back';
  /** It says yes or no, and wants a word more. */
  readonly closed: boolean;
};

/** So many words of a question are said again at most. */
const WORDS_MOST = 15;

const isSayable = (text: string): boolean => {
  const said = text.replace(/\[[^\]]*\]/g, '[]');
  return said.split(' ').length <= WORDS_MOST && !/["“”();:]|\bor\b|, (?:and|but|so)\b/i.test(said);
};

/** @param question as it stands in the message */
/** `why not?`: of what was said before. */
const BARE_WHY = /^(?:why(?: not| so| is that)?|how come|how so)$/i;
/** `what do you wanna know`: the answer in their words would be no sentence. */
const NO_OUTLINE = /\b(?:wanna|gonna|gotta|know about me|my turn)\b/i;
/** `what did you get up to`: so is this, but what they did is all that is asked. */
const UP_TO = /^what (?:did (?:you|u) get|have (?:you|u) been|were (?:you|u)) up to\b(?<when>.{0,30})$/i;
/** `so you're a nurse?` */
const STATED =
  /^(?:you|u)(?:'(?<short>re|ve)| (?<whole>are|were|have)) (?<rest>(?!not\b|kidding|joking|serious|so\b|too\b|up\b)(?!.*\b(?:what|when|where|who|how)$).{3,50})$/i;

export function answerPart(question: string): AnswerPart | undefined {
  const text = bareQuestion(question);
  if (BARE_WHY.test(text)) return { text: 'because [the reason]', about: 'other', closed: false };
  if (NO_OUTLINE.test(text)) return undefined;
  if (/^how (?:are|r) (?:you|u)$/i.test(text))
    return { text: 'I am [how you are]', about: 'reader', closed: false };
  if (BACK.test(text)) return { text: 'for me, [your own answer]', about: 'back', closed: false };
  const when = UP_TO.exec(text)?.groups?.when;
  if (when !== undefined)
    return { text: `mostly [what you did]${when.trimEnd()}`, about: 'reader', closed: false };
  const part = asked(text);
  return part && isSayable(part.text) ? part : undefined;
}

const groupsOf = (pattern: RegExp, text: string): Groups | undefined => {
  const match = pattern.exec(text);
  return match ? (match.groups ?? {}) : undefined;
};

const part = (
  text: string | undefined,
  about: AnswerPart['about'],
  closed = false,
): AnswerPart | undefined => (text === undefined ? undefined : { text, about, closed });

function asked(text: string): AnswerPart | undefined {
  const choice = bareEither(text);
  if (choice) return part(choice, 'other', true);
  const thing = groupsOf(THING, text);
  if (thing) return thingAnswer(thing);
  const open = groupsOf(OPEN, text);
  if (open) return part(openAnswer(open), /^(?:you|u|ya)$/i.test(open.who ?? '') ? 'reader' : 'other');
  const closed = groupsOf(CLOSED, text);
  if (closed)
    return part(closedAnswer(closed), /^(?:you|u|ya)$/i.test(closed.who ?? '') ? 'reader' : 'other', true);
  const any = groupsOf(ANY, text)?.rest;
  if (any) return part(`I like [which ${any}]`, 'other');
  const stated = groupsOf(STATED, text);
  if (stated)
    return part(
      closedAnswer({
        aux: stated.whole ?? (stated.short === 've' ? 'have' : 'are'),
        who: 'you',
        rest: stated.rest,
      }),
      'reader',
      true,
    );
  const which = groupsOf(WHICH, text);
  if (which) return part(`[which ${which.rest}]`, 'other');
  const elliptic = groupsOf(ELLIPTIC, text)?.rest ?? (BARE_VERB.test(text) ? text : undefined);
  if (elliptic && verbForm(elliptic.split(' ')[0] ?? '')?.form === 'base')
    return part(
      closedAnswer({ aux: 'do', who: 'you', rest: elliptic.charAt(0).toLowerCase() + elliptic.slice(1) }),
      'reader',
      true,
    );
  return undefined;
}

function thingAnswer({ wh = '', aux = '', rest = '' }: Groups): AnswerPart | undefined {
  const named = seen(rest);
  const is = aux.toLowerCase();
  if (/^(?:mine)$/i.test(named)) return part(`mine ${is} [what]`, 'back');
  if (/,| or | and (?:is|are|do|did)\b/i.test(named)) return undefined;
  const about = /\b(?:your|ur|you|you've)\b/i.test(rest) ? 'reader' : 'other';
  const trailing = /^(.+?) (been|going|doing|looking|like)$/i.exec(named);
  if (trailing) {
    const [, what = '', how = ''] = trailing;
    const verb = how === 'been' ? 'has been' : how === 'like' ? is : `${is} ${how}`;
    return part(`${what} ${verb} [${wh.toLowerCase() === 'what' ? 'what it is like' : 'how'}]`, about);
  }
  return part(`${named} ${is} [${wh.toLowerCase()}]`, about);
}
