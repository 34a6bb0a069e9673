/** The situations of the data files, by the tier that they speak in. */
import book from '#situations' with { type: 'json' };
import type { Line } from '../moves/line.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { pattern } from '../reading/pattern.ts';
import type { Reading } from '../reading.ts';
import type { Place, Places } from '../words/fill.ts';
import { CONDITION_NAMES, type Condition, type Entry } from './entry.ts';

const TIERS = Map.groupBy(book.entries, ({ tier }) => tier);

/** @throws where no data file names the tier: the order of speaking would be short of it */
export function entriesIn(tier: string): readonly Entry[] {
  const entries = TIERS.get(tier);
  if (!entries) throw new Error(`No data file has the tier "${tier}".`);
  return entries;
}

export { linesByName, linesIn } from '../book/tables.ts';

export const patternOf = (source: string): RegExp => pattern(source);

/** Fills a slot with nothing: it stands before a line that has a condition, and is filled where that holds. */
const HOLDS: Place = { words: ' ' };

/** The lines of an entry; one with a condition begins with a slot of its own, called by `mark` and its number. */
export const linesOf = ({ say }: Entry, mark = 'where'): readonly Line[] =>
  say.map(([move, tone, text, needed], index) => ({
    move,
    tone,
    text: needed === undefined ? text : `{${mark}${index}}${text}`,
  }));

/** The slots of those conditions, and of those that have a name. */
export function slotsOf({ say, where = {} }: Entry, mark = 'where'): (reading: Reading) => Places {
  const conditions = [
    ...say.flatMap(([, , , needed], index) =>
      needed === undefined ? [] : [[`${mark}${index}`, holds(needed)] as const],
    ),
    ...Object.entries(where).map(([slot, several]) => [slot, someHolds(several)] as const),
  ];
  return (reading) =>
    Object.fromEntries(conditions.map(([slot, isTrue]) => [slot, isTrue(reading) ? HOLDS : undefined]));
}

/** The slots that patterns of an entry's own fill. */
export function fillsOf({ fills = {} }: Entry): (reading: Reading) => Places {
  const patterns = Object.entries(fills).map(([slot, source]) => [slot, patternOf(source)] as const);
  return ({ plain }) =>
    Object.fromEntries(
      patterns.map(([slot, cue]) => {
        const match = find(cue, plain);
        const words = (match?.[1] ?? match?.[0])?.trim().toLowerCase();
        return [slot, words ? { words } : undefined];
      }),
    );
}

export function someHolds(several: readonly Condition[]): (reading: Reading) => boolean {
  const conditions = several.map(holds);
  return (reading) => conditions.some((isTrue) => isTrue(reading));
}

/** Whether a condition is true of a message. */
export function holds(condition: Condition): (reading: Reading) => boolean {
  const [said, also, unsaid, mine, unmine] = CONDITION_NAMES.map((name) => {
    const source = condition[name];
    return source === undefined ? undefined : patternOf(source);
  });
  const {
    most = Number.POSITIVE_INFINITY,
    least = 0,
    question,
    first = false,
    intent,
    unlessIntent,
  } = condition;
  return ({ plain, mine: last, style, intents, questions, conversation }) =>
    style.words <= most &&
    style.words >= least &&
    (question === undefined || question === questions.length > 0) &&
    (!first || conversation.length === 0) &&
    (!intent || intent.some((one) => intents.has(one))) &&
    !unlessIntent?.some((one) => intents.has(one)) &&
    (!said || hits(said, plain)) &&
    (!also || hits(also, plain)) &&
    !(unsaid && hits(unsaid, plain)) &&
    (!mine || hits(mine, last)) &&
    !(unmine && hits(unmine, last));
}
