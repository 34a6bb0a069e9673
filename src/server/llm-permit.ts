import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf, startOfDay } from '#analytics';
import { freely, type Permit } from '#coach/server';
import { DAY_MS } from '#kit';
import { type Allowance, type CountersDb, claimUpTo, unclaim } from '#limits/server';
import { consentTo } from '#memory';
import { findSettings } from '#memory/server';
import type { Settings } from './settings.ts';

/** While a file of this name lies in DATA_DIR no model is asked: how an operator turns it off and on without a restart. */
export const LLM_OFF_FILE = 'llm-off';

/** Whether the operator has turned the model off. */
export const isLlmOff = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, LLM_OFF_FILE)).then(
    () => true,
    () => false,
  );

type Deps = CountersDb & {
  settings: Pick<Settings, 'DATA_DIR' | 'LLM_BASE_URL' | 'LLM_DAILY_REPLIES'>;
  clock: () => number;
};

/** The host that customers are told of: with its port where it has one. */
export const llmHostOf = (baseUrl: string): string => new URL(baseUrl).host;

const none = (why?: Permit['why']): Permit => ({ most: 0, ...(why && { why }), settle: async () => {} });

/**
 * Whether the language model may write for a user: they want one and agreed to this host, the operator has not turned it off,
 * and their replies of the day (one in South Africa) are not used up. Those are counted in the database, for all servers.
 */
export function llmPermits({ settings, clock, ...counters }: Deps) {
  const { DATA_DIR, LLM_BASE_URL, LLM_DAILY_REPLIES: most } = settings;
  if (LLM_BASE_URL === undefined) return (_userId: string, wanted: number) => freely(wanted);
  const host = llmHostOf(LLM_BASE_URL);

  return async (userId: string, wanted: number): Promise<Permit> => {
    const consent = consentTo(await findSettings(counters.db, userId), host);
    if (consent === 'refused') return none();
    if (consent === 'lapsed') return none('not-agreed');
    if (await isLlmOff(DATA_DIR)) return none('switched-off');
    if (most === 0) return freely(wanted);
    const allowance: Allowance = { name: 'llm-replies', account: userId, most };
    const nowMs = clock();
    const endsAtMs = startOfDay(dayOf(nowMs)) + DAY_MS;
    try {
      const claimed = await claimUpTo(counters, allowance, { count: wanted, nowMs, endsAtMs });
      return {
        most: claimed,
        ...(claimed < wanted && { why: 'daily-limit' as const }),
        async settle(written) {
          if (written >= claimed) return;
          // At worst they stay counted until the day is over.
          await unclaim(counters, allowance, { count: claimed - written, endsAtMs }).catch(() => {});
        },
      };
    } catch {
      // While the database cannot be written to, who is in is answered as ever (see storage-guard).
      return freely(wanted);
    }
  };
}
