import type { Environment, Settings } from './settings.ts';

/** What the Electronic Communications and Transactions Act wants a seller to say. A registration number not everybody has. */
const SELLER = {
  SELLER_NAME: "the seller's full name",
  SELLER_ADDRESS: "the seller's address",
  SELLER_PHONE: "the seller's telephone number",
  SUPPORT_EMAIL: 'an e-mail address of the seller',
} as const;

/** What a start that the world can reach must not have; each line says what to set. */
export function productionFaults(given: Environment, settings: Settings): string[] {
  if (!settings.production) return [];
  const faults: string[] = [];
  const where = `because PUBLIC_URL ${settings.PUBLIC_URL} is not loopback`;
  if (!settings.PUBLIC_URL.startsWith('https://'))
    faults.push('PUBLIC_URL: plain http is refused in production; set an https:// address');
  if (given.PAYMENTS === 'sandbox')
    faults.push(`PAYMENTS: sandbox cards are refused ${where}; set PAYMENTS=yoco with its keys`);
  if (!given.SMTP_URL) faults.push(`SMTP_URL: the outbox of files is refused ${where}; set SMTP_URL`);
  if (given.RATE_LIMITS === 'off') faults.push(`RATE_LIMITS: off is refused ${where}; remove it`);
  for (const name of [
    'YOCO_PUBLIC_KEY',
    'YOCO_SECRET_KEY',
    'PAYSTACK_PUBLIC_KEY',
    'PAYSTACK_SECRET_KEY',
  ] as const)
    if (/^[ps]k_test_/.test(given[name] ?? ''))
      faults.push(`${name}: a test key is refused ${where}; set the live key`);
  if (given.PAYMENTS === 'payfast' && new URL(given.PAYFAST_PROCESS_URL).hostname === 'sandbox.payfast.co.za')
    faults.push(`PAYFAST_PROCESS_URL: PayFast's sandbox is refused ${where}; remove it`);
  if (given.DATABASE_URL)
    for (const name of ['APP_SECRET', 'DATA_KEY'] as const)
      if (!given[name])
        faults.push(
          `${name}: must be set when DATABASE_URL is, so that all servers share it (openssl rand -base64 32)`,
        );
  for (const name of ['APP_SECRET', 'DATA_KEY'] as const)
    if (given[name]?.some((secret) => secret.length < 32))
      faults.push(`${name}: must have 32 characters or more in production (openssl rand -base64 32)`);
  // Whoever guesses it reads how much is sold.
  if (given.METRICS_TOKEN && given.METRICS_TOKEN.length < 32)
    faults.push('METRICS_TOKEN: must have 32 characters or more in production (openssl rand -base64 32)');
  for (const [name, what] of Object.entries(SELLER) as [keyof typeof SELLER, string][])
    if (!given[name])
      faults.push(`${name}: must be set in production; customers are owed ${what} (ECT Act, section 43)`);
  if (!given.CYRANO_URL) faults.push(`CYRANO_URL: must be set ${where}; give Cyrano a hostname of its own`);
  else {
    if (!settings.CYRANO_URL.startsWith('https://'))
      faults.push('CYRANO_URL: plain http is refused in production; set an https:// address');
    if (new URL(settings.CYRANO_URL).hostname === new URL(settings.PUBLIC_URL).hostname)
      faults.push('CYRANO_URL: must be on another hostname than PUBLIC_URL');
  }
  return faults;
}
