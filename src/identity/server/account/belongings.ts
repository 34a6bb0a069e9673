import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import type { Secrets } from '../key-rotation.ts';

/** What opens what is held sealed. */
export interface ExportKeys {
  /** The signing secrets. */
  secrets: Secrets;
  /** Those of texts at rest. */
  dataKeys: Secrets;
}

/**
 * What one part of the product holds about a person: how it is shown to them, and how it is erased. The server puts the
 * list together, so that identity need not know who else there is. A table with a column for a person must stand in
 * `tables` of one of them; a test compares.
 */
export interface Belongings {
  /** Its heading in the export. */
  name: string;
  /** Every table that holds something about a person, also those that `erase` leaves for the law's sake. */
  tables: readonly (keyof Tables)[];
  /** Everything that is held, without anything that opens or proves something (hashes, tokens). */
  exportOf(db: Kysely<Tables>, userId: string, keys: ExportKeys): Promise<unknown>;
  /** Inside the one transaction that erases the account; may be asked again after a crash. */
  erase(tx: Transaction<Tables>, userId: string): Promise<void>;
}
