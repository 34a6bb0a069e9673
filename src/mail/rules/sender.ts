import { z } from 'zod';

/** Who letters come from, as `MAIL_FROM` names them. */
export interface Sender {
  /** Empty where only an address was given. */
  name: string;
  address: string;
}

const NAMED = /^(?:"([^"\\]*)"|([^"<>@,;]*?))\s*<([^<>\s]+)>$/;

/**
 * Reads `Repartee <no-reply@repartee.example>`, the same with the name in quotes, or an address alone.
 *
 * @returns null for anything else; line breaks and other control characters are anything else
 */
export function parseSender(text: string): Sender | null {
  if (/\p{Cc}/u.test(text)) return null;
  const given = text.trim();
  const [, quoted, plain, inner] = NAMED.exec(given) ?? [];
  const address = inner ?? given;
  if (!z.email().safeParse(address).success) return null;
  return { name: (quoted ?? plain ?? '').trim(), address };
}
