/** An answer that was not a success, or no answer at all (`status` 0, code `network-request-failed`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The whole answer, for the errors that carry more than code and message (a payment id, say). */
  readonly body: unknown;
  /** How long the server asks to wait, in seconds, where it says so (`retry-after`). */
  readonly retryAfterS: number | null;

  constructor(
    status: number,
    code: string,
    message: string,
    body?: unknown,
    retryAfterS: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfterS = retryAfterS;
  }
}

export const NETWORK_ERROR_CODE = 'network-request-failed';

/** True when nobody answered: offline, refused, reset, or the time ran out. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && error.code === NETWORK_ERROR_CODE;
}

type Method = 'GET' | 'POST' | 'DELETE';

export interface ApiClient {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<ApiAnswer<T>>;
  delete<T>(path: string, body?: unknown): Promise<ApiAnswer<T>>;
}

export interface ApiAnswer<T> {
  status: number;
  body: T;
}

export interface ApiClientOptions {
  fetch: typeof fetch;
  timeoutMs: number;
  /** The request interceptor: the stored identity token, renewed when it is about to run out, or null. */
  bearer: (how: { renew: boolean }) => Promise<string | null>;
}

/** How long a call may take: 30 s on a desk, 60 s on a phone's line. */
export function requestTimeoutMs(userAgent: string): number {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 60_000 : 30_000;
}

/**
 * The product's own API. Errors arrive as {@link ApiError}. A call that came back 401 is tried once more with
 * a renewed token: nothing was done yet, so this is safe for writes too. Nothing else is ever repeated here.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  async function send(method: Method, path: string, body: unknown, token: string | null) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), options.timeoutMs);
    try {
      const response = await options.fetch(path, {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        headers: {
          accept: 'application/json',
          ...(method !== 'GET' ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(method !== 'GET' ? { body: JSON.stringify(body ?? {}) } : {}),
        signal: abort.signal,
      });
      const retryAfterS = secondsOf(response.headers.get('retry-after'));
      return { status: response.status, retryAfterS, text: await response.text() };
    } catch (cause) {
      throw new ApiError(0, NETWORK_ERROR_CODE, cause instanceof Error ? cause.message : 'no answer');
    } finally {
      clearTimeout(timer);
    }
  }

  async function call<T>(method: Method, path: string, body?: unknown): Promise<ApiAnswer<T>> {
    // The identity calls themselves go by the cookie: a stale bearer must not stand in the way of a new one.
    // (A refused code would even cost two of its tries.)
    const withBearer = !/^(?:\/api)?\/auth\//.test(path);
    const token = withBearer ? await options.bearer({ renew: false }) : null;
    let answer = await send(method, path, body, token);
    if (answer.status === 401 && token) {
      const renewed = await options.bearer({ renew: true });
      if (renewed && renewed !== token) answer = await send(method, path, body, renewed);
    }
    const parsed = parseJson(answer.text);
    if (answer.status >= 200 && answer.status < 300) return { status: answer.status, body: parsed as T };
    const { code, message } = errorOf(parsed);
    throw new ApiError(
      answer.status,
      code ?? `http-${answer.status}`,
      message ?? '',
      parsed,
      answer.retryAfterS,
    );
  }

  return {
    get: async (path) => (await call<never>('GET', path)).body,
    post: (path, body) => call('POST', path, body),
    delete: (path, body) => call('DELETE', path, body),
  };
}

/** Seconds only: a date would need a clock that agrees with the server's. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function errorOf(body: unknown): { code?: string; message?: string } {
  const error = (body as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  return {
    ...(typeof error?.code === 'string' ? { code: error.code } : {}),
    ...(typeof error?.message === 'string' ? { message: error.message } : {}),
  };
}
