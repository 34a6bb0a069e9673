/** Every line about a thing, by its kind. */
import { DOING } from './doing.ts';
import type { KindLines } from './kind-line.ts';
import { LIVING } from './living.ts';
import { PLACES } from './places.ts';
import { TABLE } from './table.ts';
import { THINGS } from './things.ts';

export const KIND_LINES: KindLines = { ...LIVING, ...TABLE, ...THINGS, ...DOING, ...PLACES };
export type { KindLine } from './kind-line.ts';
