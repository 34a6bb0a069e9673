/** Turns of play and tenderness that answer a turn of the reader's: mock dismay, a comeback, a shy word after a compliment, a keen always. */
import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { both, onlyWhere } from '../wrap.ts';

const mine = (r: Reading, pattern: RegExp): boolean => hits(pattern, r.mine);

const SORRY =
  /\b(?:sorry i (?:forgot|missed|can'?t|couldn'?t|hurt|lied)|my (?:mom|mum|dad|gran|ouma) (?:died|passed)|cancel|can'?t make it|broke|lost my)\b/i;

export const PLAY_TURNS_CODE = {
  'turn: no words for my compliment': both(onlyWhere((r) => mine(r, /\b(?:you|your)\b/i) && !mine(r, SORRY))),
  'turn: a comeback to my boast': both(),
  'turn: mock outrage': onlyWhere((r) => !mine(r, SORRY)),
} as const;
