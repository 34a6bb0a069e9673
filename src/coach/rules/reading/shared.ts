/**
 * Work on one text, done once for all readings that share it. A conversation is read turn by turn, and each reading asks for the turns before it:
 * without this a turn would be worked on again for every later one.
 */
export type Shared = <T>(what: string, text: string, work: () => T) => T;

/** Nothing is kept: for a reading that stands alone. */
export const unshared: Shared = (_what, _text, work) => work();

/** @returns a keeper for the length of one request; `what` names the work and everything besides `text` that it depends on */
export function createShared(): Shared {
  const known = new Map<string, Map<string, unknown>>();
  return <T>(what: string, text: string, work: () => T): T => {
    const results = known.get(what) ?? new Map<string, unknown>();
    known.set(what, results);
    if (results.has(text)) return results.get(text) as T;
    const result = work();
    results.set(text, result);
    return result;
  };
}
