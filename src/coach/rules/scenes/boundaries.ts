/** The limit that a message sets, by the last part of its name. */
import type { Reading } from '../reading/read.ts';
import { heardIn } from '../situations/guards/index.ts';

/** Undefined where it sets none. */
export const limitOf = (r: Reading): string | undefined =>
  heardIn('limits drawn', r)?.replace('asked not to', 'request').replace('line drawn: ', '');
