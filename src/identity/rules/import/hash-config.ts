import { z } from 'zod';

/**
 * How the old system hashed its passwords: Firebase's own scrypt, as the console's "Password Hash Parameters" prints it.
 * The signer key is a secret.
 */
export interface HashConfig {
  /** Base64. */
  signerKey: string;
  /** Base64. */
  saltSeparator: string;
  /** scrypt's block size, `r`. */
  rounds: number;
  /** scrypt's cost as a power of two: N = 2^memCost. */
  memCost: number;
}

const base64 = z.string().regex(/^[A-Za-z0-9+/_-]+={0,2}$/);
/** More than this would let one sign-in take a small server's memory: 128 · 2^memCost · rounds bytes. */
const MOST_MEMORY_BYTES = 256 * 1024 * 1024;

const schema = z
  .object({
    algorithm: z.string().regex(/^scrypt$/i, 'algorithm must be SCRYPT'),
    base64_signer_key: base64,
    base64_salt_separator: base64,
    rounds: z.coerce.number().int().min(1).max(64),
    mem_cost: z.coerce.number().int().min(1).max(20),
  })
  .refine(
    ({ rounds, mem_cost }) => 128 * 2 ** mem_cost * rounds <= MOST_MEMORY_BYTES,
    'asks for too much memory',
  );

/**
 * Reads the parameters from JSON or from the console's own notation `hash_config { algorithm: SCRYPT, … }`.
 *
 * @returns what is wrong, without any value of the text: it holds a secret
 */
export function readHashConfig(text: string): { ok: true; value: HashConfig } | { ok: false; why: string } {
  const parsed = schema.safeParse(fieldsOf(text));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => issue.path.join('.') || issue.message);
    return { ok: false, why: `missing or wrong: ${[...new Set(wrong)].join(', ')}` };
  }
  const { base64_signer_key, base64_salt_separator, rounds, mem_cost } = parsed.data;
  return {
    ok: true,
    value: {
      signerKey: standardBase64(base64_signer_key),
      saltSeparator: standardBase64(base64_salt_separator),
      rounds,
      memCost: mem_cost,
    },
  };
}

function fieldsOf(text: string): unknown {
  try {
    const document: unknown = JSON.parse(text);
    return document && typeof document === 'object' && 'hash_config' in document
      ? document.hash_config
      : document;
  } catch {
    const fields = new Map<string, string>();
    for (const [, name = '', value = ''] of text.matchAll(/\b([a-z][a-z0-9_]*)\s*:\s*"?([\w+/=-]+)"?/g))
      fields.set(name, value);
    return Object.fromEntries(fields);
  }
}

/** The export has standard base64, the Admin SDK the URL-safe kind. */
export const standardBase64 = (text: string): string => {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
};
