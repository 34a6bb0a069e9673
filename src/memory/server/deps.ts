import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import type { Seals } from './seals.ts';

export interface MemoryDeps {
  db: Kysely<Tables>;
  clock: () => number;
  seals: Seals;
  /** Takes what was deleted or replaced out of the database's files. */
  scrub: () => Promise<void>;
}

export type Db = Kysely<Tables> | Transaction<Tables>;
