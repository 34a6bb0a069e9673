/** Who may read what is pasted: the operator's language model, or the local coach alone. */
import type { Memory } from './contract.ts';

/** The text that is agreed to on the screen, by the day from which it holds; changed words get a new version. */
export const CONSENT_VERSION = '2026-11-28';

/** Whether a version is one of ours that newer words have taken the place of. Other clients have words and versions of their own. */
const isOutdated = (version: string | number): boolean =>
  typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version < CONSENT_VERSION;

/**
 * Whether the model at this host may be sent a text.
 * @param host of the model, with its port where it has one
 * @returns `unasked`: nobody has asked them; the screen does before anything is pasted, and a caller of the API has to
 */
export function consentTo(
  { writer, consent }: Pick<Memory, 'writer' | 'consent'>,
  host: string,
): 'given' | 'unasked' | 'refused' | 'lapsed' {
  if (writer === 'local') return 'refused';
  if (consent === null) return 'unasked';
  const hosts = [host, host.replace(/:\d+$/, '')];
  return hosts.includes(consent.host) && !isOutdated(consent.version) ? 'given' : 'lapsed';
}
