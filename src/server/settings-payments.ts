import type { Environment, Settings } from './settings.ts';

/** What each card provider needs, taking new payments or only finishing what it began; and what it may have beside that. */
const PAYSTACK = ['PAYSTACK_PUBLIC_KEY', 'PAYSTACK_SECRET_KEY'] as const;
const PAYFAST = ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'] as const;
const YOCO = ['YOCO_SECRET_KEY', 'YOCO_WEBHOOK_SECRET', 'YOCO_PUBLIC_KEY'] as const;

/** Keys that are missing, of who takes new payments and, in production, of any other that has only some of its keys. */
export function paymentFaults(given: Environment, settings: Settings): string[] {
  const { PAYMENTS: current } = given;
  const missing = (names: readonly (keyof Environment)[], why: string) =>
    names.filter((name) => !given[name]).map((name) => `${name}: must be set ${why}`);
  const faults: string[] = [];
  if (current === 'yoco') {
    const mode = settings.YOCO_MODE;
    const wanted = mode === 'popup' ? 'YOCO_PUBLIC_KEY' : 'YOCO_WEBHOOK_SECRET';
    faults.push(...missing(['YOCO_SECRET_KEY', wanted], `when PAYMENTS=yoco takes payments by its ${mode}`));
  }
  if (current === 'paystack') faults.push(...missing(PAYSTACK, 'when PAYMENTS=paystack'));
  if (current === 'payfast') faults.push(...missing(PAYFAST, 'when PAYMENTS=payfast'));

  if (!settings.production) return faults;
  // One with half of its keys is as good as none, and what it began would never be finished.
  const halfSet = (names: readonly (keyof Environment)[], needed: readonly (keyof Environment)[]) => {
    const first = names.find((name) => given[name]);
    if (first) faults.push(...missing(needed, `when ${first} is; or remove that`));
  };
  if (current !== 'payfast') halfSet(PAYFAST, PAYFAST);
  if (current !== 'paystack') halfSet(PAYSTACK, ['PAYSTACK_SECRET_KEY']);
  if (current !== 'yoco') {
    halfSet(YOCO, ['YOCO_SECRET_KEY']);
    if (given.YOCO_SECRET_KEY && !given.YOCO_WEBHOOK_SECRET && !given.YOCO_PUBLIC_KEY)
      faults.push(
        'YOCO_WEBHOOK_SECRET: must be set when YOCO_SECRET_KEY is; or YOCO_PUBLIC_KEY for the popup',
      );
  }
  return faults;
}
