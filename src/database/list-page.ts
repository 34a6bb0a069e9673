import { type SqlBool, sql } from 'kysely';

/** The last row of a page: the next page begins behind it. */
export interface ListKey {
  time: string;
  id: string;
}

/** Which part of a long list is wanted, in the order of a time and an id. */
export interface ListPage {
  most: number;
  /** Null begins at the top. */
  after: ListKey | null;
}

export interface Listed<Row> {
  rows: Row[];
  /** For the next page; null where this is the last. */
  next: ListKey | null;
}

/** Rows behind a key; both columns stand in one index in this order. */
export const isBehind = (timeColumn: string, idColumn: string, { time, id }: ListKey) =>
  sql<SqlBool>`(${sql.ref(timeColumn)}, ${sql.ref(idColumn)}) > (${time}, ${id})`;

/** @param rows were read with one more than the page holds, which tells whether there is another page */
export function listed<Row>(rows: Row[], { most }: ListPage, keyOf: (row: Row) => ListKey): Listed<Row> {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > most ? keyOf(last) : null };
}
