/** Words that the panels which ask the coach have in common. */
export const ASKING_COPY = {
  tooLong: (over: number, limit: number) =>
    `${counted(over)} too many: ${format(limit)} is the most that Cyrano reads at once. Leave a part out and ask again.`,
  counter: (count: number, limit: number) => `${format(count)} of ${format(limit)} characters`,
  example: 'Try this one',
  copied: 'Copied',
  copyFailed: 'Could not copy. The words are selected: copy them by hand.',
  /** Many are not named: each says in its place what it asks for. */
  fillFirst: (gaps: readonly string[]) =>
    gaps.length > 2
      ? `Fill in ${gaps.length} gaps before you copy.`
      : `Fill in before you copy: ${gaps.join(', ')}.`,
  gap: (name: string) => `Fill in: ${name}`,
} as const;

const format = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
const counted = (count: number): string => (count === 1 ? '1 character' : `${format(count)} characters`);
