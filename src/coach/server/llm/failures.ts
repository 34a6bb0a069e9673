/** What can go wrong with a call to a model, in the few words that may be counted. The library's own errors hold the texts: none is kept. */
import { APICallError } from 'ai';
import type { LlmOutcome } from '../choose-engine.ts';
import { CoachBusy } from '../pool/busy.ts';

/** It answered, and what it answered is of no use. */
export class Unusable extends Error {}

export class Failure extends Error {
  readonly outcome: LlmOutcome;
  /** Milliseconds after which the endpoint wants to be asked again, where it says so. */
  readonly retryAfterMs: number | undefined;
  /** A 400 or 422: perhaps because of the schema that was sent along. */
  readonly refusesSchema: boolean;

  /** What an endpoint being down looks like: it is left alone for a while when that goes on. */
  readonly down: boolean;

  constructor(
    outcome: LlmOutcome,
    more: { retryAfterMs?: number | undefined; refusesSchema?: boolean; down?: boolean } = {},
  ) {
    // No cause: it would carry what was sent and what came back.
    super(outcome);
    this.outcome = outcome;
    this.retryAfterMs = more.retryAfterMs;
    this.refusesSchema = more.refusesSchema ?? false;
    this.down = more.down ?? DOWN.has(outcome);
  }
}

const DOWN: ReadonlySet<LlmOutcome> = new Set(['timeout', 'rate-limited', 'rejected', 'unavailable']);

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const BAD_REQUEST = [400, 422];
const SERVER_FAULT = 500;

export function failureOf(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  if (cause instanceof Unusable) return new Failure('not-json');
  if (cause instanceof CoachBusy) return new Failure('unchecked');
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return new Failure('timeout');
  if (cause instanceof DOMException && cause.name === 'AbortError') return new Failure('left');
  if (!APICallError.isInstance(cause)) return new Failure('unavailable');
  const { statusCode, responseHeaders } = cause;
  // Cut off while it was read, or read whole and no answer at all.
  if (statusCode !== undefined && statusCode < 300)
    return new Failure(cause.cause instanceof TypeError ? 'unavailable' : 'not-json');
  if (statusCode === undefined) return new Failure('unavailable');
  const retryAfterMs =
    statusCode === TOO_MANY || statusCode === UNAVAILABLE ? waitOf(responseHeaders) : undefined;
  if (statusCode === TOO_MANY) return new Failure('rate-limited', { retryAfterMs });
  if (statusCode >= SERVER_FAULT) return new Failure('unavailable', { retryAfterMs });
  return new Failure('rejected', { refusesSchema: BAD_REQUEST.includes(statusCode) });
}

/** `Retry-After` in seconds. A date is of no use within the seconds that there are. */
function waitOf(headers: Record<string, string> | undefined): number | undefined {
  const seconds = headers?.['retry-after'];
  return seconds !== undefined && /^\d+(?:\.\d+)?$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}
