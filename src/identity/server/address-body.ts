import { addressBody, type LoginErrorCode } from '#identity';
import { err, ok, type Result } from '#kit';
import { readJson } from './library-call.ts';

/** The address of a body `{email}`, in lower case, or the code to refuse it with. */
export async function readAddress(request: Request): Promise<Result<string, LoginErrorCode>> {
  const body = await readJson(request);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return err('invalid-request');
  const parsed = addressBody.safeParse(body);
  return parsed.success ? ok(parsed.data.email) : err('invalid-email');
}
