/** Gaps that the reader's own facts fill: nobody has to type again what stands under `Facts about me`. */

import { normalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { readDetails } from '../starting/details.ts';
import type { Candidate } from '../words/candidate.ts';
import { type Facts, factsIn, favouriteIn } from './facts.ts';

type Filling = {
  /** Name of the gap, without its brackets. */
  readonly gap: RegExp;
  /** What stands right before it. */
  readonly after: RegExp;
  readonly words: (known: KnownOfMe, line: string) => string | undefined;
};

type KnownOfMe = { readonly facts: Facts; readonly notes: string; readonly hobby: string | undefined };

const withoutArticle = (words: string | undefined): string | undefined => words?.replace(/^an? /i, '');

/** A gap is filled only where its line goes on in grammar; the same gap stays one in any other line. */
const FILLINGS: readonly Filling[] = [
  { gap: /^your job$/, after: /\bwork as $/, words: ({ facts }) => facts.job },
  { gap: /^your job$/, after: /\bMy job is $/, words: ({ facts }) => facts.job && `being ${facts.job}` },
  {
    gap: /^(?:your work(?: and how it suits you)?|what you do)$/,
    after: /\bDay job: $/,
    words: ({ facts }) => withoutArticle(facts.job),
  },
  {
    gap: /^(?:your work(?: and how it suits you)?|what you do)$/,
    after: /(?:\b[Ww]ork: |^|\bIn short: )$/,
    words: ({ facts }, line) =>
      facts.job && /\b(?:work|job|yours)\b/i.test(line) ? `I'm ${facts.job}` : undefined,
  },
  {
    gap: /^(?:what you do|your hobby)$/,
    after: /(?:\bFor fun: |\bLately it(?:'s| is) |\bfor me means )$/,
    words: ({ hobby }) => hobby,
  },
  {
    gap: /^(?:where you grew up|your hometown)$/,
    after: /(?:\b(?:from|in) )$/,
    words: ({ facts }) => facts.origin,
  },
  { gap: /^your area$/, after: /\b(?:around|in|of) $/i, words: ({ facts }) => facts.area },
  { gap: /^your area$/, after: /\bthe side of town I can tell you: $/i, words: ({ facts }) => facts.area },
  { gap: /^your age$/, after: /(?:\bI(?:'m| am)|\b[Ii]t(?:'s| is)) $/, words: ({ facts }) => facts.age },
  { gap: /^your height$/, after: /\bI(?:'m| am) $/, words: ({ facts }) => facts.height },
  { gap: /^your name$/, after: / $/, words: ({ facts }) => facts.name },
  { gap: /^your pets, or none$/, after: /: $/, words: ({ facts }) => facts.pets },
  {
    gap: /^your star sign$/,
    after: /\bI(?:'m| am) $/,
    words: ({ facts }) => facts.sign && `a ${facts.sign}`,
  },
  { gap: /^your star sign$/, after: /\bis $/, words: ({ facts }) => facts.sign },
  { gap: /^your birthday$/, after: / is $/, words: ({ facts }) => facts.birthday },
  {
    gap: /^your favourite food$/,
    after: /: $/,
    words: ({ notes }) => favouriteIn(notes, /\b(?:food|meal|dish)\b/i),
  },
  {
    gap: /^a (?:book|film)$/,
    after: /(?:: | is )$/,
    words: ({ notes }, line) =>
      favouriteIn(notes, /\bbook\b/i.test(line) ? /\bbook\b/i : /\b(?:film|movie)\b/i),
  },
  {
    gap: /^your favourite$/,
    after: /(?:: | be )$/,
    words: ({ notes }, line) => {
      const [, thing] =
        /\bfavou?rite (?:when it comes to )?([\p{L} ]{3,25}?)(?::| has to be)/iu.exec(line) ?? [];
      return thing && favouriteIn(notes, new RegExp(`\\b${thing.trim()}\\b`, 'i'));
    },
  },
];

const GAP = /\[([^\]]+)\]/;

function knownOfMe(notes: string): KnownOfMe {
  const doing = readDetails(normalise(notes).plain).find(
    ({ kind, ing }) => (kind === 'does' || kind === 'makes' || kind === 'collects') && ing !== undefined,
  );
  return { facts: factsIn(notes), notes, hobby: doing?.ing?.replace(/\byour\b/gi, 'my') };
}

/** Lines whose only gap the reader's facts fill, filled; all others as they are. */
export function withOwnFacts(candidates: readonly Candidate[], reading: Reading): Candidate[] {
  const notes = reading.about.me?.trim();
  if (!notes) return [...candidates];
  const known = knownOfMe(notes);
  return candidates.map((one) => {
    const match = GAP.exec(one.text);
    if (!match) return one;
    const before = one.text.slice(0, match.index);
    const filling = FILLINGS.find(
      ({ gap, after, words }) =>
        gap.test(match[1] ?? '') && after.test(before) && words(known, one.text) !== undefined,
    );
    const words = filling?.words(known, one.text);
    if (!words) return one;
    // A sentence that begins with what was filled in begins with a capital.
    const said = before === '' ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words;
    return {
      ...one,
      text: `${before}${said}${one.text.slice(match.index + match[0].length)}`,
      weight: one.weight + FILLED,
      grounded: true,
      because: 'Filled in from what stands under “Facts about me”.',
      source: 'own fact',
    };
  });
}

/** An answer that is whole beats one that is not. */
const FILLED = 1;
