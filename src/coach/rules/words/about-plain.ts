/** Short plain reactions by what kind of thing they told, for where no noun and no quote carries a reply. */

import { patternsIn, wordedIn } from '../book/tables.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading.ts';
import { type Candidate, filledLines } from './candidate.ts';
import type { KindLine } from './kinds.ts';
import { isEarnest, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const said = wordedIn('plainly told');
const heard = patternsIn('plainly told');

type Kind = { readonly when: RegExp; readonly not?: RegExp; readonly lines: readonly KindLine[] };

/** Somebody or something is hurt, gone or said no to: nothing here fits. */
const NOT_FOR_PLAY =
  /\b(?:died|dead (?:mother|father|mom|mum|dad|wife|husband)|funeral|hospital|icu|biopsy|cancer|crying|cried|lonely|broke up|divorc\w+|lost (?:my|him|her)|hurts? (?:me|that)|scared|afraid|abus\w+|assault\w*|don'?t want|not interested|no spark|please (?:don'?t|stop)|stop (?:calling|asking|sending)|anxiety|depress\w+|panic attacks?|sober|relapse\w*|ex (?:used|hit|locked))\b/i;

const KINDS: readonly Kind[] = ['blunder', 'work', 'complaint', 'success', 'opinion', 'laugh'].map(
  (name) => ({
    when: heard(name),
    ...(name === 'success' ? { not: heard('no success') } : {}),
    lines: said(name),
  }),
);

/** From so few words on there is nothing told to react to. */
const LEAST_WORDS = 6;

export function aboutPlain(reading: Reading): Candidate[] {
  const { plain } = reading;
  if (
    reading.style.words < LEAST_WORDS ||
    registerOf(reading) !== 'light' ||
    isEarnest(reading) ||
    reading.questions.length > 0 ||
    hits(NOT_FOR_PLAY, plain)
  )
    return [];
  return KINDS.filter(({ when, not }) => hits(when, plain) && !(not && hits(not, plain)))
    .slice(0, 2)
    .flatMap(({ lines }, index) =>
      filledLines(shuffled(lines, seedOf(reading, `plain ${index}`)), {}, () => ({
        weight: 1.9 - index * 0.3,
      })),
    );
}
