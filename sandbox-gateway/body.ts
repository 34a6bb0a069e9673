import type { Context } from 'hono';

/** Largest body of any call; a card or a charge is far smaller. */
export const MAX_BODY_BYTES = 16 * 1024;

/**
 * The body as plain data, from JSON or from a form; undefined when it is neither.
 * In a form, `metadata[checkoutId]=…` builds an object and `metadata={…}` may be JSON; all values are texts.
 */
export async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text();
  const type = c.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return readForm(new URLSearchParams(text));
  return parseJson(text);
}

function readForm(form: URLSearchParams): Record<string, unknown> {
  const fields = new Map<string, string>();
  const metadata = new Map<string, string>();
  for (const [name, value] of form) {
    const key = /^metadata\[([^\]]+)\]$/.exec(name)?.[1];
    if (key === undefined) fields.set(name, value);
    else metadata.set(key, value);
  }
  const whole = fields.get('metadata');
  return {
    ...Object.fromEntries(fields),
    ...(whole === undefined ? {} : { metadata: parseJson(whole) ?? whole }),
    ...(metadata.size === 0 ? {} : { metadata: Object.fromEntries(metadata) }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
