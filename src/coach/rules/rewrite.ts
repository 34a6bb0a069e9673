/** Rewrites of the reader's own draft: their words stay, what tends to cost answers goes. */
import type { Rewrite, RewriteRequest, RewriteResponse, Tone } from './contract.ts';
import { readQuestions } from './reading/questions.ts';
import { read } from './reading/read.ts';
import { readStyle } from './reading/style.ts';
import { capitalise, chance, normalise } from './reading/text.ts';
import { scoreDraft } from './score.ts';
import { TONE_BOOK } from './tones/index.ts';
import { objection, slotsOf } from './words/filters.ts';
import { generate } from './words/generate.ts';
import { choose } from './words/rank.ts';

type Fix = readonly [pattern: RegExp, into: string | ((match: string) => string), says: string];

const SPELLING: readonly Fix[] = [
  [/(?<=^|\s)u(?=$|[\s?.!,])/gi, 'you', 'wrote "you" in full'],
  [/(?<=^|\s)ur(?=$|[\s?.!,])/gi, 'your', 'wrote "your" in full'],
  [/(?<=^|\s)r(?=\s+(?:you|u|we|they)\b)/gi, 'are', 'wrote "are" in full'],
  [/(?<=^|\s)(?:pls|plz)(?=$|[\s?.!,])/gi, 'please', 'wrote "please" in full'],
  [
    /\b(cant|dont|wont|didnt|isnt|doesnt|wasnt|im|ive|thats|whats)\b/gi,
    (word) =>
      `${word.slice(0, word.endsWith('t') ? -1 : /(?:im)$/i.test(word) ? 1 : /ive$/i.test(word) ? 1 : -1)}'${word.slice(word.endsWith('t') ? -1 : /im$/i.test(word) ? 1 : /ive$/i.test(word) ? 1 : -1)}`.replace(
        /^i'/,
        "I'",
      ),
    'put the apostrophe back',
  ],
  [/(?<=^|\s)i(?=$|[\s'])/g, 'I', 'capital I'],
];
const CLEANING: readonly Fix[] = [
  [/!{2,}/g, '!', 'one exclamation mark is enough'],
  [/\?{2,}/g, '?', 'one question mark is enough'],
  [/\s*[—–]\s*/g, ', ', 'took out the dash, it reads as written by a machine'],
  [
    /\b(?:(?:you(?:'re| are)|u r|ur|youre) (?:so |really )?(?:sexy|hot|gorgeous|beautiful|stunning)[,.!]?\s*)/gi,
    '',
    'left out the comment on looks, it tends to cost answers this early',
  ],
  [/\b(?:hey |hi |hello )?(?:babe|baby|sexy|gorgeous|beautiful)\b[,!]?\s*/gi, '', 'left out the pet name'],
  [/\s{2,}/g, ' ', 'tidied the spaces'],
];

function apply(text: string, fixes: readonly Fix[], changes: string[]): string {
  let result = text;
  for (const [pattern, into, says] of fixes) {
    const next = typeof into === 'string' ? result.replace(pattern, into) : result.replace(pattern, into);
    if (next !== result && says !== 'tidied the spaces') changes.push(says);
    result = next;
  }
  return result.trim();
}

/** Up to three rewrites of a draft, the nearest to the reader's own words first, and the score of the draft as it stands. */
export function rewrite(request: RewriteRequest): RewriteResponse {
  const message = request.message ?? '';
  const draft = request.draft.trim();
  const score = scoreDraft(draft, message);
  const id = request.id === undefined ? {} : { id: request.id };
  const unsafe = score.parts.some(({ name, why }) => name === 'safety' && why.startsWith('Not fit'));
  // A draft that threatens or pressures is not polished. The score says why.
  if (draft === '' || unsafe) return { ...id, rewrites: [], score };
  const theirStyle = readStyle(normalise(message).plain);
  const cleaned: string[] = [];
  const tidied = apply(draft, CLEANING, cleaned);
  const clean = sentence(theirStyle.netspeak ? tidied : apply(tidied, SPELLING, cleaned));
  const found: Rewrite[] = [];
  const add = (text: string, changes: string[]) => {
    if (text && !found.some((other) => other.text === text))
      found.push({ text, tone: request.tone, changes });
  };
  const seed = chance(draft);
  const dressed = dress(clean, request.tone, 2, seed, theirStyle.emoji[0]);
  add(dressed, [
    ...cleaned,
    ...(dressed === clean ? [] : [`tuned to ${request.tone}`]),
    ...(cleaned.length === 0 && dressed === clean ? ['kept as it is: it already works'] : []),
  ]);
  if (message) {
    const reading = read({ message, tone: request.tone });
    const [follow] = choose(
      generate(reading).filter(
        ({ text, move }) => slotsOf(text).length === 0 && /follow up|take the bait/.test(move),
      ),
      reading,
      1,
      [],
    );
    const ask = follow?.text.match(/[^.?!]+\?/)?.[0]?.trim();
    if (ask && readQuestions(clean).length === 0 && !objection(ask, reading, []))
      add(`${clean} ${capitalise(ask)}`, [...cleaned, 'added one follow-up question about what they said']);
  }
  const strong = dress(clean, request.tone, 3, seed, theirStyle.emoji[0]);
  add(strong, [...cleaned, `more plainly ${request.tone}`]);
  const sentences = clean.match(/[^.!?]+[.!?]+/g) ?? [];
  if (clean.length > 250 && sentences.length > 2)
    add(sentences.slice(0, 2).join('').trim(), [...cleaned, 'shortened to the first two sentences']);
  return { ...id, rewrites: found.slice(0, 3), score };
}

const dress = (
  text: string,
  tone: Tone,
  intensity: number,
  seed: number,
  emoji: string | undefined,
): string => TONE_BOOK[tone].dress({ text, intensity, seed, emoji });

const sentence = (text: string): string => {
  const upper = capitalise(text);
  return /(?:[.!?)\]"]|\p{Extended_Pictographic}|\uFE0F)$/u.test(upper)
    ? upper
    : `${upper}${readQuestions(upper).length > 0 ? '?' : '.'}`;
};
