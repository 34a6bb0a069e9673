/** Told in plain words, in English, with nothing risky beside it: known by what gives it away. */
import { cued } from '../../scenes/cued.ts';
import type { Scene } from '../../scenes/scene.ts';
import { fillsOf, linesOf, patternOf, slotsOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { asWell } from './as-well.ts';

export function told(entry: Entry): Scene {
  const { id, hear = '', unless, most, sure, asks } = entry;
  const slots = slotsOf(entry);
  const fills = fillsOf(entry);
  const scene = cued({
    name: id,
    when: patternOf(hear),
    also: asWell(entry),
    lines: [],
    ...(unless === undefined ? {} : { not: patternOf(unless) }),
    ...(most === undefined ? {} : { most }),
    ...(sure === undefined ? {} : { sure }),
    ...(asks === undefined ? {} : { asks }),
  });
  return {
    ...scene,
    lines: linesOf(entry),
    places: (r) => ({ ...scene.places?.(r), ...fills(r), ...slots(r) }),
  };
}
