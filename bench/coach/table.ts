/** Plain text tables for a terminal. */

/** How many columns a text takes: marks that join the letter before take none. Good enough for what is printed here. */
const widthOf = (text: string): number => [...text.replace(/\p{M}|\u200D/gu, '')].length;

const isFigure = (cell: string): boolean => /^(?:[-≥≤<]?\s?\d|–|$)/.test(cell);

/** A head, a rule, the rows. Columns that hold figures stand to the right. The last column is not padded. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))),
  );
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isFigure(row[column] ?? '')));
  const line = (row: readonly string[]) =>
    head
      .map((_, column) => {
        const cell = row[column] ?? '';
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return right[column] ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('──'), ...rows.map(line)].join('\n');
}
