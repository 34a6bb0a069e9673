/** `POST /advice`, `/starters`, `/rewrite`, `/insights`: JSON, and for advice an event stream when asked for one. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import {
  adviceRequestSchema,
  insightsRequestSchema,
  rewriteRequestSchema,
  startersRequestSchema,
} from '#coach';
import { type Fault, type Parsed, parseBody } from './body.ts';
import type { AdvicePart, CoachEngine } from './engine.ts';
import { inTurn } from './in-turn.ts';
import { CoachBusy } from './pool/busy.ts';

export type CoachDeps = {
  /** Lets an active subscriber through and answers everyone else. */
  readonly gate: MiddlewareHandler;
  readonly engine: CoachEngine;
};

/** A stream that says nothing for longer is taken for dead by browsers and proxies, and a model may take its time. */
const SIGN_OF_LIFE_MS = 10_000;

const refuse = (c: Context, { status, code, message }: Fault) => c.json({ error: { code, message } }, status);

async function bodyOf<T>(
  c: Context,
  schema: z.ZodType<T>,
  textField?: 'message' | 'draft',
): Promise<Parsed<T>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch (cause) {
    // The server's body limit speaks for itself; only unreadable JSON is answered here.
    if (!(cause instanceof SyntaxError)) throw cause;
    return { ok: false, fault: { status: 400, code: 'invalid-request', message: 'Send valid JSON.' } };
  }
  return parseBody(body, schema, textField);
}

const wantsStream = (c: Context): boolean => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '');

/** Nobody reads it: the caller closed the connection. The number is nginx's, and tells such calls apart in the figures. */
const CALLER_LEFT = 499;

/** What went wrong before an answer was begun. */
function failed(c: Context, cause: unknown): Response {
  if (cause instanceof CoachBusy)
    return c.json({ error: { code: cause.code, message: cause.message } }, 503, {
      'retry-after': String(cause.retryAfterSeconds),
    });
  if (c.req.raw.signal.aborted) return new Response(null, { status: CALLER_LEFT });
  throw cause;
}

/** The same once a stream has begun. */
function errorEvent(cause: unknown): { code: string; message: string } {
  if (cause instanceof CoachBusy) return { code: cause.code, message: cause.message };
  // Caught here and not by Hono, which would send the inner message along.
  console.error(cause);
  return { code: 'coach-failed', message: 'The coach could not finish. Please try again.' };
}

export function coachRoutes({ gate, engine }: CoachDeps): Hono {
  const app = new Hono();
  app.use('*', inTurn(), gate);

  /** A call that is answered whole. */
  const answer =
    <T>(
      schema: z.ZodType<T>,
      run: (request: T, asking: { signal: AbortSignal }) => Promise<object>,
      textField?: 'message' | 'draft',
    ) =>
    async (c: Context): Promise<Response> => {
      const parsed = await bodyOf(c, schema, textField);
      if (!parsed.ok) return refuse(c, parsed.fault);
      try {
        // Aborted when the connection goes: nobody waits for the answer any more.
        return c.json(await run(parsed.value, { signal: c.req.raw.signal }), 200);
      } catch (cause) {
        return failed(c, cause);
      }
    };

  const wholeAdvice = answer(adviceRequestSchema, engine.whole, 'message');
  app.post('/advice', async (c) => {
    if (!wantsStream(c)) return wholeAdvice(c);
    const parsed = await bodyOf(c, adviceRequestSchema, 'message');
    if (!parsed.ok) return refuse(c, parsed.fault);
    const left = new AbortController();
    const asking = { signal: AbortSignal.any([c.req.raw.signal, left.signal]) };
    const parts = engine.parts(parsed.value, asking)[Symbol.asyncIterator]();
    let first: IteratorResult<AdvicePart>;
    try {
      // A stream cannot take its status back, so none is begun before there is something to send.
      first = await parts.next();
    } catch (cause) {
      return failed(c, cause);
    }
    return streamSSE(c, async (stream) => {
      stream.onAbort(() => left.abort());
      const alive = setInterval(() => void stream.write(': still here\n\n'), SIGN_OF_LIFE_MS);
      try {
        for (let part = first; !part.done; part = await parts.next()) {
          if (stream.aborted) return;
          const { event, data } = part.value;
          await stream.writeSSE({ event, data: JSON.stringify(data) });
        }
      } catch (cause) {
        // The client has left; that ends the work by an error too.
        if (stream.aborted || asking.signal.aborted) return;
        await stream.writeSSE({ event: 'error', data: JSON.stringify({ error: errorEvent(cause) }) });
      } finally {
        clearInterval(alive);
      }
    });
  });

  app.post('/starters', answer(startersRequestSchema, engine.starters));
  app.post('/rewrite', answer(rewriteRequestSchema, engine.rewrite, 'draft'));
  app.post('/insights', answer(insightsRequestSchema, engine.insights));

  return app;
}
