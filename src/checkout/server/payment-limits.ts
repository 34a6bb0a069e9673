import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database';
import { type Refusal, refusalText } from '#limits';
import type { RateLimits, Taken } from '#limits/server';
import { findSubscription } from '#subscriptions/server';
import type { PayFault } from './attempts.ts';
import type { ChargeOutcome } from './provider.ts';

export interface PaymentLimitsDeps {
  db: Kysely<Tables>;
  limits: RateLimits;
}

/** Who pays, and from which network address. */
export interface Payer {
  userId: string;
  client: string;
}

/** What a payment counts in: every attempt, and every decline. An attempt under way counts as a decline until it ends. */
const COUNTED = ['payment-attempts', 'declined-payments'] as const;

/**
 * Which limits hold for a payer. Whoever had a plan before has those of the account alone: no stranger, behind the same
 * address or anywhere, can use them up. For everybody else the network's hold too, and lower ones while the shop sees far
 * more declines than it should.
 */
async function limitsOf({ db, limits }: PaymentLimitsDeps, { userId, client }: Payer) {
  if (await findSubscription(db, userId)) return { who: { account: userId }, isNew: false, braked: false };
  const braked = await limits.isFull('declined-payments-in-all');
  return { who: { account: userId, client }, isNew: true, braked };
}

/** Why this payer cannot pay now, or null: asked before the card form opens, so that no card is typed in vain. */
export async function refusedBefore(deps: PaymentLimitsDeps, payer: Payer): Promise<Refusal | null> {
  const { who, braked } = await limitsOf(deps, payer);
  return deps.limits.look(COUNTED, who, braked);
}

/** Takes the intent back: one payment too many. */
export class OverLimit extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusalText(refusal));
    this.refusal = refusal;
  }
}

/** One attempt as the limits see it. */
export interface LimitedAttempt {
  /**
   * Counts it in the very transaction that writes the intent, so that only the one call that will charge is counted.
   * @throws OverLimit
   */
  begin(tx: Transaction<Tables>): Promise<void>;
  /** Says how the charge ended: only a decline stays a decline. Never fails, the money has moved or has not. */
  end(outcome: ChargeOutcome['kind']): Promise<void>;
}

export async function limitedAttempt(deps: PaymentLimitsDeps, payer: Payer): Promise<LimitedAttempt> {
  const { limits } = deps;
  const { who, isNew, braked } = await limitsOf(deps, payer);
  let taken: Taken | undefined;
  return {
    async begin(tx) {
      const result = await limits.take(COUNTED, who, { braked, within: tx });
      if (!result.ok) throw new OverLimit(result.fault);
      taken = result.value;
    },
    async end(outcome) {
      if (outcome !== 'declined') return taken?.giveBack(['declined-payments']);
      if (!isNew) return;
      // What it says does not matter: a full one is the brake.
      await limits.take(['declined-payments-in-all'], {}).catch((error: unknown) => {
        console.error('limits: a decline was not counted', error);
      });
    },
  };
}

export const overLimit = (refusal: Refusal): PayFault => ({
  code: 'too-many-requests',
  message: refusalText(refusal),
  retryAfterSeconds: refusal.retryAfterSeconds,
});
