/** How the assistant reaches the product: where it is, and the token that opens it. */
export interface CoachTransport {
  /** Origin of the product, or empty on the product's own pages. */
  baseUrl: string;
  /** A token for coach calls, renewed when asked; null when there is none to be had. */
  token(how?: { renew: boolean }): Promise<string | null>;
}

/** A call that was not answered as asked. Status 0: nobody answered. */
export class CoachError extends Error {
  readonly status: number;
  readonly code: string;
  /** When the server wants to be asked again, where it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'CoachError';
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The connection failed or was cut. */
export const connectionLost = (cause?: unknown) =>
  new CoachError(0, 'network-request-failed', cause instanceof Error ? cause.message : 'no answer');

/** No byte for so long and the connection counts as lost. */
export const SILENCE_LIMIT_MS = 45_000;

export interface CoachCall {
  /** Below `/api/coach`, e.g. `/advice`. */
  path: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  body?: unknown;
  accept?: string;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
}

export interface CoachCallOptions {
  signal: AbortSignal;
  fetch?: typeof fetch;
}

/**
 * One call of the coach's API, sent again once with a renewed token after a 401. Rejects with {@link CoachError} unless the
 * status is 2xx; a caller that aborts gets a rejection too.
 *
 * @param read takes the answer; it calls `heard` for each part that arrives, or the call ends after {@link SILENCE_LIMIT_MS}
 */
export async function callCoach<T>(
  transport: CoachTransport,
  { path, method = 'POST', body, accept = 'application/json', keepalive = false }: CoachCall,
  options: CoachCallOptions,
  read: (response: Response, heard: () => void) => Promise<T>,
): Promise<T> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  };
  const send = async (token: string | null) => {
    try {
      return await (options.fetch ?? fetch)(`${transport.baseUrl}/api/coach${path}`, {
        method,
        keepalive,
        cache: 'no-store',
        credentials: transport.baseUrl === '' ? 'same-origin' : 'omit',
        headers: {
          accept,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.any([options.signal, silence.signal]),
      });
    } catch (cause) {
      throw connectionLost(cause);
    }
  };
  heard();
  try {
    let response = await send(await transport.token());
    if (response.status === 401) {
      const renewed = await transport.token({ renew: true });
      if (renewed) response = await send(renewed);
    }
    if (!response.ok) throw await refusalOf(response);
    return await read(response, heard);
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(response: Response): Promise<CoachError> {
  const body = await response.json().catch(() => null);
  return errorOf(response.status, body, secondsIn(response.headers.get('retry-after')));
}

/** `Retry-After` in seconds; our server sends no dates. */
const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

/** The error that a body of the contract's error shape names. */
export function errorOf(status: number, body: unknown, retryAfterSeconds?: number): CoachError {
  const error = ((body as { error?: unknown } | null)?.error ?? body) as {
    code?: unknown;
    message?: unknown;
  } | null;
  const code = typeof error?.code === 'string' ? error.code : `http-${status}`;
  const message = typeof error?.message === 'string' ? error.message : '';
  return new CoachError(status, code, message, retryAfterSeconds);
}

/** The same for an answer that is one JSON value. */
export const callCoachForJson = <T>(
  transport: CoachTransport,
  call: CoachCall,
  options: CoachCallOptions,
): Promise<T> =>
  callCoach(transport, call, options, (response) =>
    response.json().catch((cause) => {
      throw connectionLost(cause);
    }),
  );
