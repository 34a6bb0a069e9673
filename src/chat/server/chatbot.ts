import { framingRefusal } from '#chat';

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
    answer = await fetch(url, {
      // A page may answer a program otherwise than a browser.
      headers: { accept: 'text/html,*/*;q=0.8' },
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  }
  if (!answer.ok) return `it answers ${answer.status}`;
  const { origin } = new URL(answer.url);
  // Our own content policy lets the frame load from the origin of CHATBOT_URL and from no other.
  if (origin !== new URL(url).origin) return `it leads on to ${origin}: set CHATBOT_URL to where it ends`;
  return framingRefusal(
    {
      contentSecurityPolicy: answer.headers.get('content-security-policy'),
      frameOptions: answer.headers.get('x-frame-options'),
    },
    answer.url,
    publicUrl,
  );
}
