/** Told in plain words, in English, with nothing risky beside it: known by what gives it away. */
import { cued } from '../../scenes/cued.ts';
import type { Scene } from '../../scenes/scene.ts';
import { patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { asWell } from './as-well.ts';

export function told(entry: Entry): Scene {
  const { id, hear = '', unless, most, sure, asks, say } = entry;
  return cued({
    name: id,
    when: patternOf(hear),
    also: asWell(entry),
    lines: say.map(([move, tone, text, needed]) =>
      needed === undefined ? [move, tone, text] : [move, tone, text, patternOf(needed)],
    ),
    ...(unless === undefined ? {} : { not: patternOf(unless) }),
    ...(most === undefined ? {} : { most }),
    ...(sure === undefined ? {} : { sure }),
    ...(asks === undefined ? {} : { asks }),
  });
}
