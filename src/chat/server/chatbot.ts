/**
 * Whether a third-party chatbot page may be framed by `publicUrl`, from its own headers. The browser's `load` event
 * fires when framing is refused too, so the only honest way to know is to look first.
 *
 * @returns null when it may, else why not, for the operator's log
 */
export async function framingRefused(
  url: string,
  publicUrl: string,
  timeoutMs = 5_000,
): Promise<string | null> {
  let answer: Response;
  try {
    answer = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  }
  if (!answer.ok) return `it answers ${answer.status}`;
  return refusedBy(answer.headers, url, publicUrl);
}

/** Reads `frame-ancestors`, which overrules `X-Frame-Options` where both stand. */
export function refusedBy(headers: Headers, url: string, publicUrl: string): string | null {
  const ancestors = /frame-ancestors([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  if (ancestors !== undefined) {
    const sources = ancestors.trim().split(/\s+/);
    const own = new URL(url).origin === publicUrl;
    const allowed = sources.some(
      (source) => source === '*' || (source === "'self'" && own) || covers(source, publicUrl),
    );
    return allowed ? null : `frame-ancestors${ancestors}`;
  }
  const option = headers.get('x-frame-options')?.trim().toLowerCase();
  if (option === 'deny' || option === 'sameorigin') return `X-Frame-Options: ${option}`;
  return null;
}

function covers(source: string, origin: string): boolean {
  const { protocol, hostname, host } = new URL(origin);
  if (source === protocol) return true;
  const [, scheme, rest = ''] = /^(https?:)\/\/(.+)$/.exec(source) ?? [null, undefined, source];
  if (scheme && scheme !== protocol) return false;
  if (rest.startsWith('*.')) return hostname.endsWith(rest.slice(1));
  return rest === host || (!rest.includes(':') && rest === hostname);
}
