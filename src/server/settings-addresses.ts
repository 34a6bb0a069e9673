import { isInsideHost, isLoopbackHost } from './loopback.ts';
import type { Environment, Settings } from './settings.ts';

/** Addresses that money, letters, identities or pages travel to: encrypted everywhere but on this machine. */

const HTTPS_OUTSIDE_LOOPBACK = [
  'SANDBOX_URL',
  'YOCO_API_URL',
  'YOCO_SDK_URL',
  'PAYSTACK_API_URL',
  'PAYSTACK_SDK_URL',
  'PAYFAST_PROCESS_URL',
  'PAYFAST_API_URL',
  'GOOGLE_ISSUER',
  'CHATBOT_URL',
] as const;

/** Loaded, framed or visited by the customer's browser, for which loopback is the customer's own machine. */
const OPENED_BY_BROWSERS = [
  'YOCO_SDK_URL',
  'PAYSTACK_SDK_URL',
  'PAYFAST_PROCESS_URL',
  'CHATBOT_URL',
  'GOOGLE_ISSUER',
] as const;

/** One line for each address that would send something unencrypted, or that holds a password. */
export function addressFaults(given: Environment, settings: Settings): string[] {
  const faults: string[] = [];
  for (const name of HTTPS_OUTSIDE_LOOPBACK) {
    const url = given[name] ? URL.parse(given[name]) : null;
    if (!url) continue;
    const mayBePlain =
      isLoopbackHost(url.hostname) &&
      !(settings.production && (OPENED_BY_BROWSERS as readonly string[]).includes(name));
    if (url.protocol !== 'https:' && !mayBePlain)
      faults.push(`${name}: plain http is only for this machine; set an https:// address`);
    if (url.username || url.password) faults.push(`${name}: must not hold a user or a password`);
  }
  const llm = given.LLM_BASE_URL ? URL.parse(given.LLM_BASE_URL) : null;
  if (llm?.username) faults.push('LLM_BASE_URL: must not hold a user or a password; set LLM_API_KEY');
  // A model on one's own network is usual, and rarely has a certificate.
  if (llm?.protocol === 'http:' && !isInsideHost(llm.hostname))
    faults.push(
      'LLM_BASE_URL: plain http is only for this machine or a private network; set an https:// address',
    );
  const smtp = given.SMTP_URL ? URL.parse(given.SMTP_URL) : null;
  if (smtp && smtp.protocol === 'smtp:' && !isLoopbackHost(smtp.hostname) && !requiresTls(smtp))
    faults.push(
      'SMTP_URL: letters hold sign-in codes, and smtp:// may send them unencrypted; set smtps:// or add ?requireTLS=true',
    );
  return faults;
}

const requiresTls = (url: URL): boolean => url.searchParams.get('requireTLS') === 'true';
