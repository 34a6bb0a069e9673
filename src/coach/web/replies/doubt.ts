/** `NOT_UNDERSTOOD` of the rules, written out: its module is a part of the engine, which does the reading and is no part of a page. */
export const DOUBT = 'Not all of it was understood, so read the replies twice before you send one.';

/** A summary in two: what it says, and the doubt at its end, empty where there is none. */
export function partsOfSummary(summary: string): { says: string; doubt: string } {
  return summary.endsWith(DOUBT)
    ? { says: summary.slice(0, -DOUBT.length).trimEnd(), doubt: DOUBT }
    : { says: summary, doubt: '' };
}
