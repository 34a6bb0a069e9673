/** What is said of a detail out of the notes, by its kind. `{named}` and `{unnamed}`: whether the message has the name too. */

import { wordedByName } from '../book/tables.ts';
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { DetailKind } from '../starting/detail-kinds.ts';

export type NoteLine = readonly [move: MoveName, tone: Tone, text: string];
type NoteLines = Readonly<Partial<Record<DetailKind, readonly NoteLine[]>>>;

/** Beside a message with little in it. Each names what stands in the notes and asks how it is now: that is never asked twice over. */
export const BRING_UP: NoteLines = wordedByName('notes brought up');

/** Their message touches what is known of them. */
export const TOUCHED: NoteLines = wordedByName('notes touched');
