import type { Settings } from './settings.ts';

/**
 * What an operator should know at start though nothing is wrong: settings that this version reads and does not use yet,
 * and set-ups that work for one server only. One line each.
 */
export function startNotices(settings: Settings): string[] {
  const idle: [string, boolean][] = [['LLM_BASE_URL', settings.LLM_BASE_URL !== undefined]];
  const notices = idle
    .filter(([, given]) => given)
    .map(([name]) => `${name} is set, but has no effect in this version.`);
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
