/** Reads a request body by its schema and says what to do about one that does not fit. */
import type { z } from 'zod';
import { isWithinLimit, MESSAGE_MAX_CHARACTERS } from '#coach';
import { isBlank } from '#kit';

export type Fault = {
  readonly status: 400 | 404 | 413 | 422;
  readonly code: string;
  readonly message: string;
};
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

const wrong = (message: string): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { status: 400, code: 'invalid-request', message },
});

/** `textField` is the field that may neither be blank nor too long (`message`, `draft`). */
export function parseBody<T>(
  body: unknown,
  schema: z.ZodType<T>,
  textField?: 'message' | 'draft',
): Parsed<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return wrong('Send a JSON object as the body.');
  const text = textField ? (body as Record<string, unknown>)[textField] : undefined;
  if (textField && text === undefined) return wrong(`Send the field ${textField} as text.`);
  if (typeof text === 'string') {
    if (isBlank(text))
      return {
        ok: false,
        fault: {
          status: 422,
          code: 'empty-message',
          message: textField === 'draft' ? 'Write a draft first.' : 'Paste the message you received.',
        },
      };
    if (!isWithinLimit(text))
      return {
        ok: false,
        fault: {
          status: 422,
          code: 'message-too-long',
          message: `Shorten it to ${MESSAGE_MAX_CHARACTERS} characters at most.`,
        },
      };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  return wrong(`${path ? `${path}: ` : ''}${issue?.message ?? 'the request does not fit'}.`);
}
