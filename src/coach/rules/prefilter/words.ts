/** What a text must have in it to hold a known stretch of characters. */
import { allOf } from './needs.ts';
import {
  BEYOND_ASCII,
  EDGE_MAX,
  END,
  foldUnit,
  isWordUnit,
  markTrace,
  PIECE,
  PIECE_MAX,
  START,
  trace,
  WHOLE,
} from './traces.ts';

/** A need in the making: its numbers, and how rare a text is that meets it; 0 where every text does. */
export type Wanted = { readonly numbers: readonly number[]; readonly rarity: number };

export const NOTHING: Wanted = { numbers: [], rarity: 0 };

/** Words that stand in nearly every message tell little. */
const COMMON = new Set(
  'a about all am an and are as at be been but by can come could d did do does don for from get go going good got had has have he her here him his how i if in is it just know last ll like m make me more most much my never no not now of off on one or our out over re really s say see she should so some still t take tell than that the their them then there they thing think this time to today too up us ve very want was way we well went were what when where which who why will with would yes you your u ur'.split(
    ' ',
  ),
);
/** Once it is as rare as this, the rest of a stretch would hardly make it rarer. */
const ENOUGH = 16;

export function fold(text: string): string {
  let folded = '';
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = foldUnit(text.charCodeAt(at));
    if (unit !== 48 || last !== 48) folded += String.fromCharCode(unit);
    last = unit;
  }
  return folded;
}

/**
 * @param folded the stretch
 * @param begins no letter or digit can stand before it; @param ends nor behind it
 */
export function wantedOf(folded: string, begins: boolean, ends: boolean): Wanted {
  const found: Wanted[] = [];
  for (let at = 0; at < folded.length; ) {
    const unit = folded.charCodeAt(at);
    if (!isWordUnit(unit)) {
      // A space is in nearly every text, and so is an apostrophe.
      if (unit > 32 && unit !== 39)
        found.push({ numbers: [markTrace(unit)], rarity: unit >= BEYOND_ASCII ? 6 : 2 });
      at++;
      continue;
    }
    const from = at;
    while (at < folded.length && isWordUnit(folded.charCodeAt(at))) at++;
    found.push(ofRun(folded, from, at, begins || from > 0, ends || at < folded.length));
  }
  return together(found);
}

/** What is rarest, and more of it until that is enough. */
export function together(found: readonly Wanted[]): Wanted {
  if (found.length === 0) return NOTHING;
  if (found.length === 1) return found[0] as Wanted;
  const sorted = [...found].sort((a, b) => b.rarity - a.rarity);
  const [best] = sorted as [Wanted];
  if (best.rarity >= ENOUGH) return best;
  const numbers: number[] = [];
  let rarity = 0;
  for (const one of sorted) {
    if (rarity >= ENOUGH || one.rarity === 0) break;
    numbers.push(...one.numbers);
    rarity += one.rarity;
  }
  return rarity === best.rarity ? best : { numbers: [allOf(numbers.length), ...numbers], rarity };
}

function ofRun(text: string, from: number, to: number, begins: boolean, ends: boolean): Wanted {
  const length = to - from;
  if (begins && ends) {
    const common = length <= 6 && COMMON.has(text.slice(from, to));
    return { numbers: [trace(WHOLE, text, from, to)], rarity: common ? 1.5 : 4 + length };
  }
  const numbers: number[] = [];
  let reached = from;
  let until = to;
  if (begins) {
    reached = Math.min(to, from + EDGE_MAX);
    numbers.push(trace(START, text, from, reached));
  }
  if (ends) {
    until = Math.max(from, to - EDGE_MAX);
    numbers.push(trace(END, text, until, to));
  }
  if (reached < until) {
    const at = Math.max(from, Math.min(reached, to - PIECE_MAX));
    numbers.push(trace(PIECE, text, at, Math.min(to, at + PIECE_MAX)));
  }
  const rarity = Math.min(length, 8) * (begins || ends ? 1.3 : 1);
  return numbers.length === 1
    ? { numbers, rarity }
    : { numbers: [allOf(numbers.length), ...numbers], rarity };
}
