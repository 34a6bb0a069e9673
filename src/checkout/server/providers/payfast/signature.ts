import { createHash, timingSafeEqual } from 'node:crypto';

export type Fields = readonly (readonly [name: string, value: string])[];

/** As PHP's `urlencode` has it, which PayFast signs with: a space is +, and all but letters, digits, - _ . is escaped. */
export const phpEncode = (value: string): string =>
  encodeURIComponent(value)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');

const asGiven = (fields: Fields): string =>
  fields.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&');
const joined = (fields: Fields): string =>
  asGiven(fields.map(([name, value]) => [name, value.trim()] as const));
const signed = (text: string, passphrase: string): string =>
  createHash('md5')
    .update(`${text}&passphrase=${phpEncode(passphrase.trim())}`)
    .digest('hex');

/** MD5 over the fields in the order in which they are given, then the passphrase. Source: PayFast's php-sdk. */
export const signatureOf = (fields: Fields, passphrase: string): string => signed(joined(fields), passphrase);

/**
 * What a notice may be signed with. Published code signs its values as they came, and a buyer's name may end in a space; some
 * integrations leave such spaces out, as a form does.
 */
export const noticeSignatures = (fields: Fields, passphrase: string): string[] => [
  signed(asGiven(fields), passphrase),
  signatureOf(fields, passphrase),
];

/** Of a call to the API: the same over all fields and headers by their names, the passphrase among them. */
export const apiSignatureOf = (fields: Fields, passphrase: string): string =>
  createHash('md5')
    .update(joined([...fields, ['passphrase', passphrase] as const].toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

export const isSignature = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The fields of a form's body in the order in which they came; null where it is none. */
export function readForm(rawBody: Uint8Array): [string, string][] | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(rawBody);
    return text.split('&').map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error('not a field');
      const decoded = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
      return [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
    });
  } catch {
    return null;
  }
}
