/** What can go wrong with a call to a model, in the few words that may be counted. What was sent and what came back is in none of them. */
import type { LlmOutcome } from '../choose-engine.ts';
import { CoachBusy } from '../pool/busy.ts';

/** It answered, and what it answered is of no use. */
export class Unusable extends Error {}

/** It answered with a status that is none of success. */
export class Refusal extends Error {
  readonly status: number;
  /** What it says about it, for telling what it does not take. Never logged: it may repeat what was sent. */
  readonly says: string;
  /** `Retry-After` in milliseconds, where it is given in seconds. A date is of no use within the seconds that there are. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, says: string, retryAfter: string | null) {
    super(`status ${status}`);
    this.status = status;
    this.says = says;
    this.retryAfterMs =
      retryAfter !== null && /^\d+(?:\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1_000 : undefined;
  }
}

export class Failure extends Error {
  readonly outcome: LlmOutcome;
  /** Milliseconds after which the endpoint wants to be asked again, where it says so. */
  readonly retryAfterMs: number | undefined;
  /** The status that it refused with. */
  readonly status: number | undefined;
  /** What an endpoint being down looks like: it is left alone for a while when that goes on. */
  readonly down: boolean;

  constructor(
    outcome: LlmOutcome,
    more: { retryAfterMs?: number | undefined; status?: number; down?: boolean } = {},
  ) {
    // No cause: it would carry what was sent and what came back.
    super(outcome);
    this.outcome = outcome;
    this.retryAfterMs = more.retryAfterMs;
    this.status = more.status;
    this.down = more.down ?? DOWN.has(outcome);
  }
}

const DOWN: ReadonlySet<LlmOutcome> = new Set(['timeout', 'rate-limited', 'rejected', 'unavailable']);

const TOO_MANY = 429;
const UNAVAILABLE = 503;
const SERVER_FAULT = 500;

export function failureOf(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  if (cause instanceof Unusable) return new Failure('not-json');
  if (cause instanceof CoachBusy) return new Failure('unchecked');
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return new Failure('timeout');
  if (cause instanceof DOMException && cause.name === 'AbortError') return new Failure('left');
  // A connection refused, reset or cut, a name that leads nowhere, a redirect.
  if (!(cause instanceof Refusal)) return new Failure('unavailable');
  const { status } = cause;
  const retryAfterMs = status === TOO_MANY || status === UNAVAILABLE ? cause.retryAfterMs : undefined;
  if (status === TOO_MANY) return new Failure('rate-limited', { retryAfterMs, status });
  if (status >= SERVER_FAULT) return new Failure('unavailable', { retryAfterMs, status });
  return new Failure('rejected', { status });
}
