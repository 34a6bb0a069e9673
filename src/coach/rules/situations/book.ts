/** The situations of the data files, by the tier that they speak in. */
import book from '#situations' with { type: 'json' };
import type { FlagKind } from '../contract.ts';
import type { Line } from '../moves/line.ts';
import { find, hits } from '../prefilter/prefilter.ts';
import { type Asked, askedBy } from '../reading/last-turn.ts';
import { pattern } from '../reading/pattern.ts';
import { capitalise } from '../reading/text.ts';
import type { Reading } from '../reading.ts';
import { HOLDS, type Slot, type Slots } from '../words/fill.ts';
import {
  CONDITION_NAMES,
  type Condition,
  type Entry,
  type GuardName,
  type Order,
  type SlotRow,
} from './entry.ts';

/** The order in which they speak. */
export const order: Order = book.order;

const TIERS = Map.groupBy(book.entries, ({ tier }) => tier);

/** @throws where no data file names the tier: the order of speaking would be short of it */
export function entriesIn(tier: string): readonly Entry[] {
  const entries = TIERS.get(tier);
  if (!entries) throw new Error(`No data file has the tier "${tier}".`);
  return entries;
}

export const entriesWith = (guard: GuardName): readonly Entry[] =>
  book.entries.filter((entry) => entry.guard === guard);

const BY_ID = new Map(book.entries.map((entry) => [entry.id, entry]));
export const entryOf = (id: string): Entry | undefined => BY_ID.get(id);

export { linesByName, linesIn } from '../book/tables.ts';

export const patternOf = (source: string): RegExp => pattern(source);

/** Of a key that an entry may leave out. */
export const maybePattern = (source: string | undefined): RegExp | undefined =>
  source === undefined ? undefined : pattern(source);

/** A word of the vocabulary, for code that needs it as entries do. @throws where the vocabulary has none of that name */
export function wordNamed(name: string): RegExp {
  const source = book.vocabulary[name];
  if (source === undefined) throw new Error(`The vocabulary has no "${name}".`);
  return patternOf(source);
}

/** The lines of an entry; one with a condition begins with a slot of its own, called by `mark` and its number. */
export const linesOf = ({ say }: Entry, mark = 'where'): readonly Line[] =>
  say.map(([move, tone, text, needed], index) => ({
    move,
    tone,
    text: needed === undefined ? text : `{${mark}${index}}${text}`,
  }));

/** The slots of those conditions, of those that have a name, and those that tables fill. */
export function slotsOf({ say, where = {}, slots = {} }: Entry, mark = 'where'): (reading: Reading) => Slots {
  const tables = Object.entries(slots).map(([slot, rows]) => [slot, tableOf(rows)] as const);
  const conditions = [
    ...say.flatMap(([, , , needed], index) =>
      needed === undefined ? [] : [[`${mark}${index}`, holds(needed)] as const],
    ),
    ...Object.entries(where).map(([slot, several]) => [slot, someHolds(several)] as const),
  ];
  return (reading) =>
    Object.fromEntries([
      ...tables.map(([slot, place]) => [slot, place(reading)]),
      ...conditions.map(([slot, isTrue]) => [slot, isTrue(reading) ? HOLDS : undefined]),
    ]);
}

/** What a table puts into its slot: the first of its patterns that is in the message says it. */
function tableOf(table: readonly SlotRow[]): (reading: Reading) => Slot | undefined {
  const rows = table.map(([source, words]) => ({
    cue: source === null ? undefined : patternOf(source),
    words,
  }));
  return ({ plain }) => {
    for (const { cue, words } of rows) {
      const match = cue ? find(cue, plain) : [];
      if (!match) continue;
      const filled = put(words, match);
      return { words: filled, plural: MANY.test(filled) };
    }
    return undefined;
  };
}

const MANY = /(?:[^s]s|children)$/;

/** The words of a table with the groups of its pattern in them. */
const put = (words: string, match: ArrayLike<string | undefined>): string =>
  words.replace(/([$^~])(\d)/g, (_, kind: string, group: string) => {
    const asWritten = match[Number(group)] ?? '';
    if (kind === '~') return asWritten;
    const said = asWritten.toLowerCase();
    return kind === '^' ? capitalise(said) : said;
  });

/** The slots that patterns of an entry's own fill. */
export function fillsOf({ fills = {} }: Entry): (reading: Reading) => Slots {
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
  const [said, also, unsaid, mine, unmine] = CONDITION_NAMES.map((name) => maybePattern(condition[name]));
  const {
    maxWords = Number.POSITIVE_INFINITY,
    minWords = 0,
    question,
    first,
    intent,
    unlessIntent,
    action: done,
    onlyFlags,
    limit,
  } = condition;
  return (reading) => {
    const { plain, mine: last, style, intents, questions, conversation, action } = reading;
    return (
      style.words <= maxWords &&
      style.words >= minWords &&
      (question === undefined || question === questions.length > 0) &&
      (first === undefined || first === (conversation.length === 0)) &&
      (!done || done.includes(action)) &&
      onlyThese(reading, onlyFlags) &&
      (limit === undefined || reading.constraints.some(({ name }) => name === limit)) &&
      (!intent || intent.some((one) => intents.has(one))) &&
      !unlessIntent?.some((one) => intents.has(one)) &&
      didSo(reading, condition) &&
      (!said || hits(said, plain)) &&
      (!also || hits(also, plain)) &&
      !(unsaid && hits(unsaid, plain)) &&
      (!mine || hits(mine, last)) &&
      !(unmine && hits(unmine, last))
    );
  };
}

/** Whether no danger but these was raised. */
export const onlyThese = ({ flags }: Reading, only: readonly FlagKind[] | undefined): boolean =>
  !only || flags.every(({ kind }) => only.includes(kind));

type Did = Pick<Condition, 'mineDid' | 'mineDidNot'>;

/** Whether the reader's last turn did one of the first, and none of the second. */
export function didSo(
  reading: Reading,
  { mineDid: some, mineDidNot: none }: Did,
  turnBefore: (reading: Reading) => Asked = askedBy,
): boolean {
  if (!some && !none) return true;
  const did = turnBefore(reading);
  return (!some || some.includes(did)) && !none?.includes(did);
}
