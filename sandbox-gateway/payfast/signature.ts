import { createHash } from 'node:crypto';

export type Fields = readonly (readonly [name: string, value: string])[];

/** As PHP's `urlencode`: a space is a plus, hex digits are capitals, and of the marks only `-`, `_` and `.` stay. */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');

/** Fields as a form's body, in their order. */
export const formBody = (fields: Fields): string =>
  fields.map(([name, value]) => `${name}=${encode(value)}`).join('&');

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The signature of the form that a browser posts: in the order sent, without empty fields, values trimmed. */
export const formSignature = (fields: Fields, passphrase: string): string =>
  messageSignature(
    fields.map(([name, value]) => [name, value.trim()] as const).filter(([, value]) => value !== ''),
    passphrase,
  );

/** The signature of a message: in the order sent, empty fields and all. */
export const messageSignature = (fields: Fields, passphrase: string): string =>
  md5(`${formBody(fields)}&passphrase=${encode(passphrase)}`);

/** The signature of an API call: headers and body together, by name, the passphrase among them. */
export const callSignature = (values: Record<string, string>, passphrase: string): string => {
  const named = Object.entries({ ...values, passphrase });
  return md5(formBody(named.sort(([one], [other]) => (one < other ? -1 : 1))));
};
