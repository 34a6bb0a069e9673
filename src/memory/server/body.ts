import type { Context } from 'hono';
import type { z } from 'zod';
import { err, ok, ownTurn, type Result } from '#kit';
import { isMemoryFault, type MemoryFaultCode, memoryFault } from '#memory';

export interface Fault {
  code: MemoryFaultCode;
  message?: string;
}

/** The body by its schema, or the fault with what to do about it. */
export async function bodyOf<T>(c: Context, schema: z.ZodType<T>): Promise<Result<T, Fault>> {
  const text = await c.req.text();
  await ownTurn();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return err({ code: 'invalid-request' });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const code = issue?.code === 'custom' ? issue.params?.code : undefined;
  if (isMemoryFault(code)) return err({ code });
  const path = issue?.path.join('.') ?? '';
  const what = issue?.message ?? 'the request does not fit';
  return err({ code: 'invalid-request', message: `${path ? `${path}: ` : ''}${what}.` });
}

export function refuse(c: Context, { code, message }: Fault) {
  const { status, body } = memoryFault(code, message);
  return c.json(body, status);
}
