import { loginMessage } from '../../rules/index.ts';
import { ApiError } from '../api-client.ts';
import { waitWords } from '../copy.ts';
import { account } from './copy.ts';

/** Somebody went away from the dialog that asked who they are; nothing is said about it. */
export class Cancelled extends Error {}

/** What to say of a call that failed, or null where nothing is said. */
export function failureText(error: unknown): string | null {
  if (error instanceof Cancelled) return null;
  if (!(error instanceof ApiError)) return account.somethingWrong;
  if (error.status >= 500) return account.somethingWrong;
  if (error.code !== 'too-many-requests') return loginMessage(error.code, { raw: error.message });
  // Passwords, codes and letters are counted: only the server knows which it was.
  const text = error.message || loginMessage(error.code);
  return error.retryAfterS === null ? text : `${text} ${waitWords(error.retryAfterS)}`;
}
