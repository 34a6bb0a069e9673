/** Lines about a thing, by its kind. */
import { wordedByName } from '../book/tables.ts';
import type { PlainLine } from '../book/written.ts';
import type { NounKind } from '../reading/noun-kinds.ts';

export type KindLine = PlainLine;

export const KIND_LINES: Readonly<Partial<Record<NounKind, readonly KindLine[]>>> = wordedByName('kinds');
