import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { Seller } from '#identity';
import type { Mailer } from '#mail/server';

/** What letters about payments need. */
export interface LetterDeps {
  db: Kysely<Tables>;
  clock: () => number;
  mailer: Pick<Mailer, 'send' | 'wake'>;
  brandName: string;
  publicUrl: string;
  seller: Seller;
}
