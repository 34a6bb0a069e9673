/** Spreads work that arrives together over the event loop, so that everybody else's requests are answered between its pieces. */

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets, in the order of the calls. The queue is one for the process, as the loop is.
 * Fifty bodies of 430 kB that had arrived together were parsed one after another, 0.4 s in which the loop looked at nothing else.
 */
export function ownTurn(): Promise<void> {
  const mine = last.then(() => new Promise<void>((go) => setImmediate(go)));
  last = mine;
  return mine;
}
