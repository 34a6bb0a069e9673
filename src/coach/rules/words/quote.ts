/** A few of their own words, worth saying back: whole, short and rather from the end, where the point tends to be. */
import { latin } from '../reading/pattern.ts';
import { contentWordsOf } from '../reading/text.ts';
import { verbForm } from '../reading/verbs.ts';
import type { Reading } from '../reading.ts';

const CUT =
  /[!?;"()\n[\]]|[.:,](?!\d)|\s-\s|\p{Extended_Pictographic}|\s(?:because|but|so(?! (?:far|much|many|that|long)\b)|and|or|although|though|while|until|unless|which|except|then)\s(?=[\p{L}']+\s\p{L})|(?<=\s)'|'(?=\s|$)/giu;
const LEAD =
  /^(?:(?:and|but|so(?! (?:far|much|many)\b)|or|because|haha+|lol|lmao|ok|okay|hey|hi|hello|eish|honestly|well|yoh|ja|yeah|oh|ngl|tbh|not gonna lie|fyi|btw|like|just|also|anyway|apparently|basically|literally|actually|now|then|until|which is|that|it's just|mine(?:'s| is| was)|i mean|i guess|i think|i feel that|at least)\s+)+/i;
const WEAK_END =
  /\s(?:the|a|an|my|your|of|in|on|at|to|from|with|for|and|or|but|so|that|is|was|are|i|it|he|she|they|we|as|about|into|like|than|if|when|because|still|already|him|her|them|me|lol|haha|tho|though|pls|please|rn|too|not|up|by|this|said|says|no|some|any|i've|i'd|i'm|just|got|even|more|very|only|these|those|that's|his|our|their|been|be|who|which|what|where|how|do|did|anyway|btw|though|else|both|each|every)$|'s?$/i;
const DULL = latin(
  /^(?:good (?:morning|evening|day|afternoon)|thank|thanks|sorry|no worries|nice to|see you|let me know|you know|have a|how are|i'm [\p{L}]+$|im [\p{L}]+$|i am [\p{L}]+$|quick (?:one|question)|serious (?:one|question)|question|fun fact|confession|story time|long story|unpopular opinion|dear|here goes|your\b|especially|the bit|if that'?s|two questions|i would rather|i'd rather|you mentioned|i'?m asking|just curious|totally fine|not super|no wrong answer|and also|i read|i saw|saw your|you dont have to|you don't have to|rapid fire|quick fire|voice to text|i do not want|i don'?t want|ask you|i am from|i'?ll start|i'?ll go first|i go first|i start|with (?:warm|kind|best) regards|kind regards|respond in|happy to (?:talk|explain)|of any use|forgive the|meaning|in order|at least)/iu,
);

/** No point of its own: a condition, a word to the reader on what to do, a scrap that leans on what stood before. */
const LEANS =
  /^(?:if|when|whenever|unless|until|after|before|or|only if|at|of|to|about|by|from|with|for|as|than|is|are|was|were|has|had|am|maybe|please (?!clap)|shout|bring|send|dress|meet|call|text|let|tell|come|wait|pick|check|skip|pay|look|see|take|give|help|block|say|ask|say|write|reply|answer|go|try|keep|remember|promise|sorry|love you|what|where|how|who|which|whose|would|could|should|can|will|do|does|did|thanks|thank|hope|let's|lets|shall|want|fancy|keen|this is|that is|there is|my name|i live|i work|i am from|i'm from|i'll|i will|i'd|i would|i can (?:bring|pick|come|meet|be|call|wait|do)|i could (?:bring|pick|come|meet|be|call|do)|i think|i guess|i hope|i know|i need (?:answers|details|to know|you)|i want|i mean|i promise|you can|you could|you should|you have to|you need|you mentioned|you said|you asked|your bio|your profile)\b/i;
/** A command needs no subject: `put the kettle on`. */
const startsWithVerb = (words: string): boolean => {
  const [first = '', second = ''] = words.toLowerCase().split(' ');
  return (
    verbForm(first)?.form === 'base' &&
    /^(?:the|a|an|my|your|me|it|that|this|us|him|her|them|for|at|to|on|in|up|by|with)$/.test(second)
  );
};
/** A sum of surprise: numbers in words, capitals, a no after all. */
const TURN =
  /\b(?:turns out|but|except|nobody|never|still|twice|only|both|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand)\b/i;

/** `points` says how likely it is the point of the message; below `POINTED` it is only words of theirs. */
export type Quote = { readonly words: string; readonly at: number; readonly points: number };

/** From here on a quote is likely what the message was told for. */
export const POINTED = 1.25;

/** The last few words of a clause that is too long to say back: `strong opinions about stationery`. */
function tailOf(clause: string): string {
  const cut = [
    ...clause.matchAll(
      /\b(?:who|that|which|has|have|had|was|were|is|are|with|from|into|like|than|says|said|made|got|a|an)\s/gi,
    ),
  ]
    .map((match) => clause.slice(/^an? $/i.test(match[0]) ? match.index : match.index + match[0].length))
    .filter((rest) => rest.length <= 40 && rest.split(' ').length >= 3 && rest.split(' ').length <= 7);
  return cut[0] ?? '';
}

const hasVerb = (words: string): boolean =>
  words.split(' ').some((word) => /^(?:past|third|base)$/.test(verbForm(word)?.form ?? '')) ||
  /\b(?:is|are|was|were|has|have|had|am|i'm|he's|she's|it's|they're|we're|can't|won't|don't|didn't)\b/i.test(
    words,
  );

type Stretch = {
  readonly from: number;
  readonly at: number;
  readonly sentence?: boolean;
  readonly said?: boolean;
};

function pieces(text: string, cut: RegExp): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(cut)) {
    found.push({ from, at: match.index });
    from = match.index + match[0].length;
  }
  return [...found, { from, at: text.length }];
}

const SENTENCE = /[.!?]+(?=\s|$)|[\n()"]|\p{Extended_Pictographic}/gu;

/** `it still rings, just deeper`: a short sentence with one comma is said back whole. */
const wholeSentences = (text: string): Stretch[] =>
  pieces(text, SENTENCE)
    .filter(({ from, at }) => {
      const words = text.slice(from, at).trim();
      return words.length <= 56 && words.split(',').length === 2 && words.split(' ').length <= 10;
    })
    .map((one) => ({ ...one, sentence: true }));

const SAID = /(?<![\p{L}\p{N}])["']([^"'?]{2,48}(?:'[^"'?]{1,30})?)["'](?![\p{L}\p{N}])/gu;

/** What somebody in it said, marked as such, tends to be the point. */
const saidAloud = (text: string): Stretch[] =>
  [...text.matchAll(SAID)].map((match) => ({
    from: match.index + 1,
    at: match.index + match[0].length - 1,
    sentence: true,
    said: true,
  }));

/** Nothing of its sentence stands before or behind it but a word that joins. */
const isWhole = (plain: string, start: number, end: number): boolean =>
  latin(
    /(?:^|[.!?…:\n)"]\s*|\p{Extended_Pictographic}\s*)(?:(?:and|but|so|then|also|oh|haha|lol|yeah|yes|no|ok|okay|ah|eish|yoh|sho|shame|honestly|actually)[,\s]+)*$/iu,
  ).test(plain.slice(Math.max(0, start - REACH_BACK), start).replace(/\s+$/, ' ')) &&
  /^\s*(?:[.!?…\n)"]|\p{Extended_Pictographic}|$)/u.test(plain.slice(end));
const REACH_BACK = 60;

/** Best first. `within` limits the search to a stretch of the message. */
export function quotesOf(
  reading: Reading,
  within?: { readonly start: number; readonly end: number },
): Quote[] {
  const { plain } = reading;
  const begin = within?.start ?? 0;
  const until = within?.end ?? plain.length;
  // What stands in brackets is the notice of a picture, no words of theirs.
  const text = plain.slice(begin, until).replace(/\[[^\]]*\]/g, (notice) => '.'.repeat(notice.length));
  const found: Quote[] = [];
  const stretches = [...pieces(text, CUT), ...wholeSentences(text), ...saidAloud(text)];
  for (const { from: opened, at, sentence, said } of stretches) {
    const raw = text.slice(opened, at);
    const whole = (said ? raw.trim() : raw.trim().replace(LEAD, ''))
      .replace(/\s+/g, ' ')
      .replace(/^'|'$/g, '')
      .trim();
    const start = begin + opened;
    const long = raw.trim().length > 60;
    const words = long ? tailOf(whole) : whole;
    const count = words.split(' ').length;
    if (count < 2 || count > 11 || words.length < 8 || words.length > 60) continue;
    if (!said && (WEAK_END.test(words) || DULL.test(words) || contentWordsOf(words).length < 2)) continue;
    if (!within && !said && (LEANS.test(words) || startsWithVerb(words))) continue;
    // A piece of a sentence said back is nobody's sentence.
    if (!within && !said && (long || !isWhole(plain, start, begin + at))) continue;
    // The whole message said back is an echo.
    if (!within && count > reading.style.words * 0.75) continue;
    if (/\b(?:wyd|\d{5,})\b|https?:|@/i.test(words)) continue;
    if (
      within &&
      /^(?:wait|so|ok|okay|and|but|you|u|well|if it|what|whats|what's|how|hows|who|whos|where|when|why|which|do|does|did|are|is|was|were|have|has|can|could|would|will|should|tell me|guess|explain|\d)\b/i.test(
        words,
      )
    )
      continue;
    if (!within && reading.questions.some((one) => start + 2 >= one.start && start < one.end - 2)) continue;
    const after = text.slice(at, at + 6);
    // What a colon follows announces something else.
    if (!within && (/^\s*[:?]|^\sor\s/i.test(after) || (/^['"]/.test(after) && /\s$/.test(raw)))) continue;
    const isLast = !/[\p{L}\p{N}]/u.test(text.slice(at));
    const before = text.slice(Math.max(0, opened - 5), opened);
    const share = start / Math.max(plain.length, 1);
    const points =
      0.6 +
      (share < 0.25 ? -0.5 : 0) +
      (isLast ? 0.6 : 0) +
      (/\b(?:and|but)\s$/i.test(before) ? 0.25 : 0) +
      (count === 2 ? -0.6 : count >= 8 ? -0.1 : 0) +
      (/^,/.test(after) ? -0.5 : /^\s\p{L}/u.test(after) ? -0.25 : 0) +
      (sentence ? 0.3 : 0) +
      (long ? -0.5 : 0) +
      (/\b(?:u|ur|r|ya|rn)\b/i.test(words) ? -0.3 : 0) +
      (TURN.test(words) ? 0.25 : 0) +
      (words.length > 6 && words === words.toUpperCase() ? 0.5 : 0) +
      (/\b(?:you|your|you're)\b/i.test(words) ? -0.5 : 0) +
      (/^(?:that's|thats|there's|they)\b/i.test(words) ? -0.2 : 0) +
      (hasVerb(words) ? 0.3 : -0.1) +
      Math.min(contentWordsOf(words).length, 4) * 0.15;
    found.push({ words, at: start, points });
  }
  const best: Quote[] = [];
  for (const one of found.sort((a, b) => b.points - a.points))
    if (!best.some(({ words }) => words.includes(one.words) || one.words.includes(words))) best.push(one);
  return best.slice(0, 3);
}
