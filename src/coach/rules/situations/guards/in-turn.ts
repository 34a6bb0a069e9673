/** An answer to what the reader wrote last, known by both turns together, with nothing grave beside it. */

import { find, hits } from '../../prefilter/prefilter.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { cued } from '../../scenes/cued.ts';
import { IDIOMS } from '../../scenes/idioms.ts';
import { one } from '../../scenes/in-turn.ts';
import { has, isLewd, type Scene } from '../../scenes/scene.ts';
import { isHeavyTalk } from '../../scenes/small-turn.ts';
import type { Places } from '../../words/fill.ts';
import { fillsOf, linesOf, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { asWell } from './as-well.ts';

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

export function inTurn(entry: Entry): Scene {
  const { id, hear = '', unless, maxWords, asks, sure, allowGrave = false } = entry;
  const cue = patternOf(hear);
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  const also = asWell(entry);
  const scene = cued({
    name: id,
    when: cue,
    also: (r) =>
      r.mine !== '' &&
      !hits(HARM, r.plain) &&
      (allowGrave || !has(r, 'distress', 'grief', 'self_harm')) &&
      (allowGrave || ![r.plain, r.mine].some((said) => isHeavyTalk(said.replace(IDIOMS, ' ')))) &&
      !has(r, 'jealousy_control', 'threat', 'insult') &&
      !isLewd(r) &&
      also(r),
    lines: [],
    ...(unless === undefined ? {} : { not: patternOf(unless) }),
    ...(maxWords === undefined ? {} : { most: maxWords }),
    ...(sure === undefined ? {} : { sure }),
    ...(asks === undefined ? {} : { asks }),
  });
  return {
    ...scene,
    lines: linesOf(entry),
    places: (r) => ({ ...scene.places?.(r), ...turned(cue, r), ...fills(r), ...slots(r) }),
  };
}
