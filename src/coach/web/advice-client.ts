import type { AdviceRequest, Analysis, Reply } from '#coach';
import { createEventParser } from './event-stream.ts';

/** How the assistant reaches the product: where it is, and the token that opens it. */
export interface CoachTransport {
  /** Origin of the product, or empty on the product's own pages. */
  baseUrl: string;
  /** A token for coach calls, renewed when asked; null when there is none to be had. */
  token(how?: { renew: boolean }): Promise<string | null>;
}

/** A call that brought no advice. Status 0: nobody answered. */
export class CoachError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'CoachError';
    this.status = status;
    this.code = code;
  }
}

export interface AdviceParts {
  onAnalysis: (analysis: Analysis) => void;
  onReply: (reply: Reply) => void;
}

/** No byte for so long and the line counts as dead. */
export const SILENCE_LIMIT_MS = 45_000;

const lineDead = (cause?: unknown) =>
  new CoachError(0, 'network-request-failed', cause instanceof Error ? cause.message : 'no answer');

/**
 * Asks for advice and hands on its parts as they arrive (an event stream when the server offers one, else all at
 * once). Rejects with {@link CoachError}; a caller that aborts gets the abort as a rejection too.
 */
export async function askForAdvice(
  transport: CoachTransport,
  request: AdviceRequest,
  parts: AdviceParts,
  options: { signal: AbortSignal; fetch?: typeof fetch },
): Promise<void> {
  const watch = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => watch.abort(), SILENCE_LIMIT_MS);
  };
  const signal = AbortSignal.any([options.signal, watch.signal]);
  const send = async (token: string | null) => {
    try {
      return await (options.fetch ?? fetch)(`${transport.baseUrl}/api/coach/advice`, {
        method: 'POST',
        cache: 'no-store',
        credentials: transport.baseUrl === '' ? 'same-origin' : 'omit',
        headers: {
          accept: 'text/event-stream, application/json;q=0.9',
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(request),
        signal,
      });
    } catch (cause) {
      throw lineDead(cause);
    }
  };
  heard();
  try {
    let response = await send(await transport.token());
    if (response.status === 401) {
      const renewed = await transport.token({ renew: true });
      if (renewed) response = await send(renewed);
    }
    if (!response.ok) throw await refusal(response);
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await readStream(response, parts, heard);
    } else {
      const advice = (await response.json().catch((cause) => {
        throw lineDead(cause);
      })) as { analysis: Analysis; replies: Reply[] };
      parts.onAnalysis(advice.analysis);
      for (const reply of advice.replies) parts.onReply(reply);
    }
  } finally {
    clearTimeout(timer);
  }
}

async function readStream(response: Response, parts: AdviceParts, heard: () => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) throw lineDead();
  const decoder = new TextDecoder();
  const parser = createEventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause) => {
        throw lineDead(cause);
      });
      // A stream that ends without its `done` was cut off.
      if (done) throw lineDead();
      heard();
      for (const { event, data } of parser.feed(decoder.decode(value, { stream: true }))) {
        if (event === 'done') return;
        if (event === 'analysis') parts.onAnalysis(JSON.parse(data));
        else if (event === 'reply') parts.onReply(JSON.parse(data));
        else if (event === 'error') throw failureOf(500, JSON.parse(data));
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function refusal(response: Response): Promise<CoachError> {
  return failureOf(response.status, await response.json().catch(() => null));
}

function failureOf(status: number, body: unknown): CoachError {
  const error = ((body as { error?: unknown } | null)?.error ?? body) as {
    code?: unknown;
    message?: unknown;
  } | null;
  const code = typeof error?.code === 'string' ? error.code : `http-${status}`;
  return new CoachError(status, code, typeof error?.message === 'string' ? error.message : '');
}
