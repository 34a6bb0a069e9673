/** What stands between the customers and a model that is slow or down: a bound on calls at once, a pause after failures, one repeat. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { Prompt } from '../work/types.ts';
import { Failure, failureOf } from './failures.ts';
import type { Answered, Upstream } from './upstream.ts';

/**
 * Calls at once from this process. A call is a socket and a few kilobytes, and lasts for seconds while it costs a millisecond: what bounds
 * them is the coach's own work on each (see `pool`), and the endpoint, which says itself when it is too much (429).
 */
const AT_ONCE = 1_000;
/** After so many failures in a row nobody is made to wait for it, until one try after the pause went well. */
const FAILURES_IN_A_ROW = 4;
const PAUSE_MS = 20_000;

type How = { readonly signal: AbortSignal; readonly timeoutMs: number };
export type Guarded = {
  /** What a model writes, part by part. */
  answers(prompt: Prompt, how: How & { readonly stream: boolean }): AsyncGenerator<Answered>;
  /** One JSON value: for a question whose answer is of use only as a whole. */
  ask(prompt: Prompt, how: How): Promise<unknown>;
};

export function guarded({ answers, ask }: Upstream, atOnce = AT_ONCE): Guarded {
  const places = bulkhead(atOnce, 0);
  const breaker = circuitBreaker(
    handleWhen((failure) => failure instanceof Failure && failure.down),
    {
      halfOpenAfter: PAUSE_MS,
      breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
    },
  );

  async function* kept<T>(make: () => AsyncIterable<T>, { signal, timeoutMs }: How): AsyncGenerator<T> {
    // While the one try after a pause is under way the policy would make everybody wait for how it ends.
    if (breaker.state === CircuitState.HalfOpen) throw new Failure('resting');
    const startMs = performance.now();
    const endMs = startMs + timeoutMs;
    // The policies watch over promises; the parts go by on the side while one is under way.
    const line = handOver<T>();
    const call = places
      .execute(() =>
        breaker.execute(async () => {
          for (let tried = 1; ; tried++) {
            let begun = false;
            try {
              for await (const part of make()) {
                begun = true;
                line.push(part);
              }
              return;
            } catch (cause) {
              // The reason of the signal tells a time that ran out from a customer who left.
              const failure = failureOf(signal.aborted ? signal.reason : cause);
              // Enough was written, and the rest is not waited for: for the endpoint that is a good answer.
              if (begun && failure.outcome === 'left') return;
              // Who leaves before a word has come says little of the endpoint, unless it was tried or they waited long.
              if (
                failure.outcome === 'left' &&
                (breaker.state === CircuitState.HalfOpen || performance.now() - startMs > timeoutMs / 2)
              )
                throw new Failure('left', { down: true });
              const pauseMs = failure.retryAfterMs;
              if (begun || tried > 1 || pauseMs === undefined || performance.now() + pauseMs >= endMs)
                throw failure;
              await wait(pauseMs, undefined, { signal }).catch(() => {
                throw failureOf(signal.reason);
              });
            }
          }
        }),
      )
      .then(line.end, (cause: unknown) => {
        if (cause instanceof BrokenCircuitError) line.fail(new Failure('resting'));
        else if (cause instanceof BulkheadRejectedError) line.fail(new Failure('busy'));
        else line.fail(cause);
      });
    yield* line.items();
    await call;
  }

  return {
    answers: (prompt, how) => kept(() => answers(prompt, how), how),
    async ask(prompt, how) {
      async function* once() {
        yield await ask(prompt, how);
      }
      for await (const answer of kept(once, how)) return answer;
      return undefined;
    },
  };
}

/** Items pushed on one side, taken on the other in order, until the end or a failure. */
function handOver<T>() {
  const waiting: T[] = [];
  let ended = false;
  let failed: { readonly cause: unknown } | undefined;
  let wake = () => {};
  const tell = () => wake();
  return {
    push(item: T) {
      waiting.push(item);
      tell();
    },
    end() {
      ended = true;
      tell();
    },
    fail(cause: unknown) {
      failed = { cause };
      tell();
    },
    async *items(): AsyncGenerator<T> {
      for (;;) {
        while (waiting.length > 0) yield waiting.shift() as T;
        if (failed) throw failed.cause;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
