/** The same situation in other words: a cue beside the one that it was written with, for people who put it another way. */
import { hits } from '../prefilter/prefilter.ts';
import { grips } from '../reading/my-part.ts';
import { entriesIn, linesOf, patternOf, slotsOf } from '../situations/book.ts';
import type { Entry } from '../situations/entry.ts';
import { asWell } from '../situations/guards/as-well.ts';
import { scenesIn } from '../situations/guards/index.ts';
import type { Scene } from './scene.ts';
import { isTender } from './tender.ts';

const MOST_WORDS = 60;

function heardOtherwise(known: readonly Scene[], entry: Entry): Scene {
  const { of, hear = '', unless, drop, maxWords = MOST_WORDS, parts = false, handsOff = false } = entry;
  const scene = known.find(({ name }) => name === of);
  if (!scene) throw new Error(`${entry.id}: no situation is called ${of}`);
  const cue = patternOf(hear);
  const not = unless === undefined ? undefined : patternOf(unless);
  const dropped = drop === undefined ? undefined : patternOf(drop);
  const also = asWell(entry);
  const slots = slotsOf(entry, 'more');
  return {
    ...scene,
    alone: true,
    firm: true,
    grounded: true,
    plainly: true,
    when: (r) =>
      r.style.words <= maxWords &&
      isTender(r, parts) &&
      hits(cue, r.plain) &&
      !(not && hits(not, r.plain)) &&
      !(handsOff && grips(r.plain)) &&
      also(r),
    lines: [
      ...(dropped ? scene.lines.filter(({ text }) => !dropped.test(text)) : scene.lines),
      ...linesOf(entry, 'more'),
    ],
    places: (r) => ({ ...scene.places?.(r), ...slots(r) }),
  };
}

const otherwiseIn = (tier: string, known: readonly Scene[]): readonly Scene[] =>
  entriesIn(tier).map((entry) => heardOtherwise(known, entry));

const OF_US: readonly Scene[] = [
  ...scenesIn('between us'),
  ...scenesIn('told straight'),
  ...scenesIn('close'),
  ...scenesIn('feelings exes'),
  ...scenesIn('openers ages'),
  ...scenesIn('feelings steady disclosures'),
  ...scenesIn('feelings straight'),
];
export const US_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('us otherwise', OF_US);

const OF_HURT: readonly Scene[] = [
  ...scenesIn('my part'),
  ...scenesIn('limits crossed'),
  ...scenesIn('feelings straight'),
];
export const HURT_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('hurt otherwise', OF_HURT);

const OF_LIMITS: readonly Scene[] = [
  ...scenesIn('limits'),
  ...scenesIn('another limit'),
  ...scenesIn('limits said'),
  ...scenesIn('limits plainly'),
  ...scenesIn('limits drawn'),
  ...scenesIn('feelings straight'),
  ...scenesIn('feelings straight talk'),
  ...scenesIn('feelings steady disclosures'),
  ...scenesIn('silences'),
  ...scenesIn('returns'),
  ...scenesIn('returned'),
  ...scenesIn('refusals'),
];
export const LIMITS_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('limits otherwise', OF_LIMITS);
export const SILENCES_OTHERWISE_SCENES: readonly Scene[] = otherwiseIn('silences otherwise', OF_LIMITS);
