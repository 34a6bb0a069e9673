/** A column of a table on paper; numbers stand to the right, and amounts where they are said to be some. */
export interface Column<Row> {
  heading: string;
  isAmount?: true;
  of: (row: Row) => string | number;
}

/** What a terminal must not be told to do by somebody's name. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, '?');

/** Rows as lines under a heading, two spaces apart. */
export function textTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ of }) => of(row)));
  const texts = cells.map((line) => line.map((cell) => plain(String(cell))));
  const isNumber = columns.map(
    ({ isAmount }, at) =>
      isAmount ?? (cells.length > 0 && cells.every((line) => typeof line[at] === 'number')),
  );
  const widths = columns.map(({ heading }, at) =>
    Math.max(heading.length, ...texts.map((line) => line[at]?.length ?? 0)),
  );
  const write = (line: readonly string[]) =>
    line
      .map((text, at) => (isNumber[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [write(columns.map(({ heading }) => heading)), ...texts.map(write)].join('\n');
}
