import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import type { Seller, WireReceipt, WireUnsettled } from '#identity';
import type { Caller } from '../callers.ts';
import type { IdentityDeps } from '../deps.ts';
import type { ClientEnv } from '../library-call.ts';
import type { Belongings, ExportKeys } from './belongings.ts';
import type { Acting } from './live-session.ts';

/** What the server hands in from the other slices. */
export interface AccountParts extends Pick<ExportKeys, 'dataKeys'> {
  belongings: readonly Belongings[];
  /** The payments that opened a plan, the newest first. */
  receiptsOf(db: Kysely<Tables>, userId: string): Promise<WireReceipt[]>;
  /** The payment that keeps its customer from paying for anything else, or null. */
  unsettledOf(db: Kysely<Tables>, userId: string): Promise<WireUnsettled | null>;
  /** As `GET /subscription/status` answers. */
  subscriptionOf(db: Kysely<Tables>, userId: string, nowMs: number): Promise<unknown>;
  remindersOf(db: Kysely<Tables>, userId: string): Promise<boolean>;
  seller: Seller;
}

export interface AccountDeps extends IdentityDeps {
  parts: AccountParts;
}

export interface AccountEnv {
  Variables: ClientEnv['Variables'] & { user: Caller['user']; sessionId: string; signedInAtMs: number };
}

/** Who asks, behind `requireUser`. */
export const actingIn = (c: Context<AccountEnv>): Acting => ({
  userId: c.get('user').id,
  sessionId: c.get('sessionId'),
});
