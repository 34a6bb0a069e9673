import type { Turn } from '#coach';

/** Words this alike were read from the same message. */
const ALIKE = 0.82;
/** One message alone shows an overlap only if it is long enough not to be said twice. */
const TELLING_LENGTH = 8;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Steps that make one text of the other. */
export function editDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++)
      now[j] = Math.min(
        (before[j] as number) + 1,
        (now[j - 1] as number) + 1,
        (before[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    before = now;
  }
  return before[b.length] as number;
}

/** From 0, nothing alike, to 1. Only letters and digits count. */
export function likeness(a: string, b: string): number {
  const [first, second] = [bare(a), bare(b)];
  const longest = Math.max(first.length, second.length);
  return longest === 0 ? 1 : 1 - editDistance(first, second) / longest;
}

const tail = (text: string, length: number) => bare(text).slice(-length);
const head = (text: string, length: number) => bare(text).slice(0, length);

/** Whether two readings are of one message. The edge of a picture may have cut one of them. */
function isSame(before: Turn, after: Turn, cut: { top: boolean; bottom: boolean }): boolean {
  if (likeness(before.text, after.text) >= ALIKE) return true;
  const [inBefore, inAfter] = [bare(before.text).length, bare(after.text).length];
  if (Math.min(inBefore, inAfter) < TELLING_LENGTH) return false;
  if (cut.top && inAfter < inBefore) return likeness(tail(before.text, inAfter), after.text) >= ALIKE;
  return cut.bottom && inBefore < inAfter && likeness(head(after.text, inBefore), before.text) >= ALIKE;
}

/** How many turns at the end of one picture stand at the beginning of the next. */
export function overlapOf(before: readonly Turn[], after: readonly Turn[]): number {
  for (let count = Math.min(before.length, after.length); count > 0; count--) {
    const shared = before.slice(-count);
    const same = shared.every((turn, index) =>
      isSame(turn, after[index] as Turn, { top: index === 0, bottom: index === count - 1 }),
    );
    const letters = shared.reduce((sum, { text }) => sum + bare(text).length, 0);
    if (same && letters >= TELLING_LENGTH) return count;
  }
  return 0;
}

/** The turns of pictures in order, each message once; of two readings of one message the longer is kept. */
export function joinPictures(pictures: readonly (readonly Turn[])[]): Turn[] {
  return pictures.reduce<Turn[]>((joined, turns) => {
    const count = overlapOf(joined, turns);
    const start = joined.length - count;
    const shared = joined.slice(start).map((turn, index) => {
      const again = turns[index] as Turn;
      return bare(again.text).length > bare(turn.text).length ? again : turn;
    });
    return [...joined.slice(0, start), ...shared, ...turns.slice(count)];
  }, []);
}
