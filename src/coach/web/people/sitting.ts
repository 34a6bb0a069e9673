import type { NewTurn, StoredTurn, TurnChange } from '#memory';
import type { RepliesState } from '../replies/replies-state.ts';

/** What shall be stored of the conversation on the screen: its turns, and the message that is answered, which the server keeps by itself. */
export const turnsToStore = ({ turns, answer }: Pick<RepliesState, 'turns' | 'answer'>): NewTurn[] => [
  ...turns.map(({ from, text }) => ({ from, text })),
  ...(answer ? [{ from: 'them' as const, text: answer.message }] : []),
];

const isSame = (one: NewTurn | undefined, other: NewTurn | undefined): boolean =>
  one?.from === other?.from && one?.text === other?.text;

/** So many turns in a row are the same by chance only where somebody repeats themselves. */
const SURE = 3;

/**
 * Where the conversation on the screen repeats what is stored, as a pasted export or a page that was loaded anew does.
 *
 * @returns how many of the newest stored turns stand on the screen too, and how many of the screen's come before them
 */
export function sharedWithStored(
  stored: readonly NewTurn[],
  screen: readonly NewTurn[],
): { shared: number; before: number } {
  for (let end = screen.length; end > 0; end--) {
    const shared = Math.min(end, stored.length);
    const before = end - shared;
    // What came earlier on the screen is only taken for stored where there is no doubt.
    if (shared === 0 || (before > 0 && shared < SURE)) continue;
    const tail = stored.slice(-shared);
    if (tail.every((turn, index) => isSame(turn, screen[before + index]))) return { shared, before };
  }
  return { shared: 0, before: 0 };
}

export interface Steps {
  change: { id: string; change: TurnChange }[];
  remove: string[];
  /** Behind all others. */
  add: NewTurn[];
}

/** What makes the stored turns of a sitting those that are wanted. Turns can be added at the end only. */
export function stepsTo(stored: readonly StoredTurn[], wanted: readonly NewTurn[]): Steps {
  let first = 0;
  while (first < stored.length && isSame(stored[first], wanted[first])) first++;
  let last = 0;
  const spare = stored.length - first;
  // Where more is wanted than there is, everything from the first difference on moves along.
  if (wanted.length <= stored.length)
    while (
      last < spare &&
      last < wanted.length - first &&
      isSame(stored[stored.length - 1 - last], wanted[wanted.length - 1 - last])
    )
      last++;
  const old = stored.slice(first, stored.length - last);
  const next = wanted.slice(first, wanted.length - last);
  const steps: Steps = {
    change: [],
    remove: old.slice(next.length).map(({ id }) => id),
    add: next.slice(old.length),
  };
  for (const [index, turn] of old.slice(0, next.length).entries()) {
    const now = next[index];
    if (!now || isSame(turn, now)) continue;
    steps.change.push({
      id: turn.id,
      change: {
        ...(now.from === turn.from ? {} : { from: now.from }),
        ...(now.text === turn.text ? {} : { text: now.text }),
      },
    });
  }
  return steps;
}
