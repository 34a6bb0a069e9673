/** Scenes for an answer to what the reader wrote last: it takes the turn before and their words together to know what is meant. */

import { find, hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import type { Place, Places } from '../words/fill.ts';
import { type Cued, cued } from './cued.ts';
import { IDIOMS } from './idioms.ts';
import { has, isLewd, type Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

export type InTurn = Cued & {
  /** What the reader wrote last. */
  readonly mine: RegExp;
  readonly notMine?: RegExp;
  /** It may stand beside what is grave. */
  readonly heavy?: boolean;
  readonly places?: (r: Reading) => Places;
};

export const one = (words: string | undefined, plural = false): Place | undefined =>
  words ? { words, plural } : undefined;

export const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** The one day they name. */
export const dayIn = (r: Reading): Place | undefined => {
  const days = new Set((r.plain.match(new RegExp(`\\b${DAY}\\b`, 'gi')) ?? []).map((d) => d.toLowerCase()));
  const [only] = days;
  return days.size === 1 && only ? one(only.charAt(0).toUpperCase() + only.slice(1)) : undefined;
};

/** `your mother` in their mouth is `my mother` in the reader's. */
const turned = (cue: RegExp, r: Reading): Places =>
  Object.fromEntries(
    Object.entries(find(cue, r.plain)?.groups ?? {}).map(([name, words]) => [
      name,
      // `your boss` is one, `your kids` are several.
      one(words && turnAround(words.trim()), /[^s]s$/i.test(words ?? '')),
    ]),
  );

/** Done to somebody: nothing here may stand beside it. */
const HARM =
  /\b(?:hit|hits|hitting|beat|beats|punch\w*|slap\w*|chok\w*|rap(?:ed|es)|assault\w*|threaten\w*|stalk\w*|follow(?:ed|ing)|grab\w*|forced) (?:\w+ ){0,5}(?:me|her|him|us|them)\b/i;

export function inTurn({ mine, notMine, heavy = false, places, also, ...cue }: InTurn): Scene {
  const scene = cued({
    asks: true,
    sure: true,
    ...cue,
    name: `in turn: ${cue.name}`,
    also: (r) =>
      r.mine !== '' &&
      hits(mine, r.mine) &&
      !(notMine && hits(notMine, r.mine)) &&
      !hits(HARM, r.plain) &&
      (heavy || !has(r, 'distress', 'grief', 'self_harm')) &&
      (heavy || ![r.plain, r.mine].some((said) => isHeavyTalk(said.replace(IDIOMS, ' ')))) &&
      !has(r, 'jealousy_control', 'threat', 'insult') &&
      !isLewd(r) &&
      (also?.(r) ?? true),
  });
  return {
    ...scene,
    firm: true,
    keeps: true,
    places: (r) => ({ ...scene.places?.(r), ...turned(cue.when, r), ...places?.(r) }),
  };
}

const SOMEBODY =
  /\b(?:my |our |your |ur )?(m[ou]m|mommy|mother|ma|dad|daddy|father|gran|granny|nan|grandma|grandpa|grandad|gogo|ouma|oupa|brother|sister|aunt|auntie|uncle|cousin|son|daughter|boy|girl|baby|little one|nephew|niece|friend|flatmate|dog|cat|kids|parents|twins|boys|girls|family|children)\b/i;

/** Whom of the reader's the two turns are about, theirs first: `your mum` or `mum's had a fall` is `my mum`. */
export function mineWho(r: Reading): Place | undefined {
  const word = (
    /\byour\b/i.test(r.plain) ? find(new RegExp(`\\b(?:your|ur) ${KIN_AFTER}`, 'i'), r.plain)?.[1] : undefined
  )?.toLowerCase();
  const who = word ?? find(SOMEBODY, r.mine)?.[1]?.toLowerCase();
  return who === undefined ? undefined : one(`my ${who}`, /s$/.test(who));
}
const KIN_AFTER = SOMEBODY.source.slice(SOMEBODY.source.indexOf('(m[ou]m'));
