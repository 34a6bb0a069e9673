import type { PurchaseHold, UnsettledMoney } from '#checkout/server';
import { isoTime } from '#kit';
import type { Settings } from './settings.ts';

/**
 * What an operator should know at start though nothing is wrong: settings that have no effect as they stand,
 * and set-ups that work for one server only. One line each.
 */
export function startNotices(settings: Settings): string[] {
  const notices = (['LLM_API_KEY', 'LLM_MODEL'] as const)
    .filter((name) => settings[name] !== undefined && settings.LLM_BASE_URL === undefined)
    .map((name) => `${name} is set, but has no effect without LLM_BASE_URL: the local coach answers.`);
  if (settings.production && settings.LLM_BASE_URL === undefined && settings.CHATBOT_URL === undefined)
    notices.push(
      'LLM_BASE_URL is not set: customers get the plain replies of the local coach, at their best in English and to everyday messages (see "A language model" in the guide).',
    );
  if (settings.DATABASE_URL && settings.PAYMENTS === 'sandbox' && !settings.SANDBOX_URL)
    notices.push(
      'Each server has a sandbox gateway of its own; several servers need one SANDBOX_URL to agree about payments.',
    );
  if (settings.production && settings.TRUSTED_PROXIES.length === 0)
    notices.push(
      'TRUSTED_PROXIES is not set: behind a proxy all visitors count as one address in the sign-in limits.',
    );
  return notices;
}

/** One line while nobody can buy, or none. */
export const holdNotices = (hold: PurchaseHold | null): string[] =>
  hold
    ? [
        `Purchases are on hold: this database stands as of ${isoTime(hold.sinceMs)}, and who paid since then is not known here. Run \`operator reconcile\` (see "After a restore" in the guide).`,
      ]
    : [];

/** One line for each card provider that has payments to settle and cannot be asked, because its keys are not set. */
export function keylessNotices(unsettled: readonly UnsettledMoney[], withKeys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { provider, checkouts } of unsettled)
    if (!withKeys.includes(provider)) counts.set(provider, (counts.get(provider) ?? 0) + checkouts);
  return [...counts].map(
    ([provider, count]) =>
      `${count} of the payments by ${provider} ${count === 1 ? 'is' : 'are'} not settled, and nobody can ask it: set its keys again (see "Card providers" in the guide), or settle them with \`operator reconcile\`.`,
  );
}

/** Sessions, tickets and codes run out by this machine's clock, and other servers look at them by theirs. */
const CLOCKS_DIFFER_MS = 10_000;

/** One line where this machine's clock is not that of the database, or none. @param aheadMs may be negative */
export const clockNotices = (aheadMs: number): string[] =>
  Math.abs(aheadMs) < CLOCKS_DIFFER_MS
    ? []
    : [
        `The clock of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's: sign-ins, tickets of the chat and codes run out too ${aheadMs > 0 ? 'soon' : 'late'} here. Set it (NTP).`,
      ];
