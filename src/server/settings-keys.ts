import type { Environment, Settings } from './settings.ts';

/**
 * Tells keys apart by their shape, so that a secret is never put where every browser gets it, and a test key never
 * stands beside a live one. A line never repeats a key: it ends up in logs.
 */

interface KeyShape {
  /** What the provider's keys of this kind look like. */
  pattern: RegExp;
  /** What to set, for the operator. */
  example: string;
}

const publicKey: KeyShape = { pattern: /^pk_(?:test|live)_[\w-]+$/, example: 'pk_live_… or pk_test_…' };
const secretKey: KeyShape = { pattern: /^sk_(?:test|live)_[\w-]+$/, example: 'sk_live_… or sk_test_…' };

const CARD_KEYS = {
  YOCO_PUBLIC_KEY: publicKey,
  YOCO_SECRET_KEY: secretKey,
  PAYSTACK_PUBLIC_KEY: publicKey,
  PAYSTACK_SECRET_KEY: secretKey,
} as const;
const PAIRS = [
  ['YOCO_PUBLIC_KEY', 'YOCO_SECRET_KEY'],
  ['PAYSTACK_PUBLIC_KEY', 'PAYSTACK_SECRET_KEY'],
] as const;

/** Shapes of secrets that other services hand out; one of them in a setting that browsers see is a mistake. */
const LOOKS_SECRET = /^(?:sk[-_]|rk_|whsec_|gsk_|xai-|AIza|GOCSPX-|ghp_|Bearer\s)/;

/** Settings whose value reaches browsers, beside the public keys above. */
const SEEN_BY_BROWSERS = [
  'GOOGLE_CLIENT_ID',
  'LLM_MODEL',
  'BRAND_NAME',
  'SANDBOX_URL',
  'CHATBOT_URL',
] as const;

const isLive = (key: string): boolean => /^[ps]k_live_/.test(key);

/** One line for each key that is not what its setting wants. */
export function keyFaults(given: Environment, { production }: Settings): string[] {
  const faults: string[] = [];
  for (const [publicName, secretName] of PAIRS) {
    const [shown, kept] = [given[publicName], given[secretName]];
    if (shown && kept && secretKey.pattern.test(shown) && publicKey.pattern.test(kept)) {
      faults.push(`${publicName} and ${secretName}: these two are swapped; set each to the other's value`);
      continue;
    }
    const own = [publicName, secretName].flatMap((name) => shapeFault(name, given[name]));
    faults.push(...own);
    // In production the test key of the two is refused by itself.
    if (own.length === 0 && !production && shown && kept && isLive(shown) !== isLive(kept))
      faults.push(
        `${publicName} and ${secretName}: one is a test key and the other a live key; set two of the same kind`,
      );
  }
  const { YOCO_WEBHOOK_SECRET: webhook } = given;
  if (webhook && !/^whsec_[A-Za-z0-9+/_=-]+$/.test(webhook))
    faults.push(
      'YOCO_WEBHOOK_SECRET: must look like whsec_…, as Yoco gave it when the webhook was registered',
    );
  for (const name of SEEN_BY_BROWSERS)
    if (LOOKS_SECRET.test(given[name] ?? ''))
      faults.push(
        `${name}: this looks like a secret, and every browser would get it; set it where it belongs`,
      );
  return faults;
}

function shapeFault(name: keyof typeof CARD_KEYS, key: string | undefined): string[] {
  const { pattern, example } = CARD_KEYS[name];
  if (!key || pattern.test(key)) return [];
  if (CARD_KEYS[name] === publicKey && LOOKS_SECRET.test(key))
    return [`${name}: this is a secret key, and every browser would get it; set the public key (${example})`];
  if (CARD_KEYS[name] === secretKey && publicKey.pattern.test(key))
    return [`${name}: this is a public key; set the secret key (${example})`];
  return [`${name}: must look like ${example}`];
}
