/** The middle of some figures; of an even number the mean of the two in the middle. NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return (below + above) / 2;
}

/** What one leaves to be done after it has answered (a letter on its way) is not to be counted to the next. */
const PAUSE_MS = 5;

/** Every order of some names. */
const orders = <Name>(names: readonly Name[]): Name[][] =>
  names.length < 2
    ? [[...names]]
    : names.flatMap((first) =>
        orders(names.filter((name) => name !== first)).map((rest) => [first, ...rest]),
      );

/**
 * Times several things by turns, so that whatever else the machine does meets all of them alike, and in every order of
 * them equally often, so that none is always the one after a slow one.
 *
 * @returns the median of each in milliseconds
 */
export async function sideBySide<Name extends string>(
  rounds: number,
  things: Readonly<Record<Name, (round: number) => Promise<void>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(things) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const turns = orders(names);
  for (let round = 0; round < rounds; round++)
    for (const name of turns[round % turns.length] ?? []) {
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
      const startedMs = performance.now();
      await things[name](round);
      times[name].push(performance.now() - startedMs);
    }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
