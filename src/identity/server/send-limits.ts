import type { RateLimits } from '#limits/server';

/** Letters whose sending is told to nobody. */
type SentKind = 'password-reset' | 'one-time-code' | 'verify-email';

/**
 * Whether one more letter of this kind may go out; counts it if so. To be asked before anything is looked up, for
 * addresses with an account and without, and whoever is refused is answered as always.
 */
export async function maySend(
  { limits }: { limits: RateLimits },
  kind: SentKind,
  asked: { address: string; client: string },
): Promise<boolean> {
  return (await limits.take([`${kind}-letters`], asked)).ok;
}
