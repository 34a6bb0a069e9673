/** `POST /advice`, `/starters`, `/rewrite`, `/insights`: JSON, and for advice an event stream when asked for one. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import {
  adviceRequestSchema,
  insights,
  insightsRequestSchema,
  rewrite,
  rewriteRequestSchema,
  starters,
  startersRequestSchema,
} from '#coach';
import { type Fault, type Parsed, parseBody } from './body.ts';
import type { CoachEngine } from './engine.ts';

export type CoachDeps = {
  /** Lets an active subscriber through and answers everyone else. */
  readonly gate: MiddlewareHandler;
  /** Who answers `advice`; the other calls are the local coach's. */
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

export function coachRoutes({ gate, engine }: CoachDeps): Hono {
  const app = new Hono();
  app.use('*', gate);

  app.post('/advice', async (c) => {
    const parsed = await bodyOf(c, adviceRequestSchema, 'message');
    if (!parsed.ok) return refuse(c, parsed.fault);
    // Aborted when the connection goes: nobody waits for the answer any more.
    const { signal } = c.req.raw;
    if (!wantsStream(c)) return c.json(await engine.whole(parsed.value, { signal }), 200);
    return streamSSE(c, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      const alive = setInterval(() => void stream.write(': still here\n\n'), SIGN_OF_LIFE_MS);
      try {
        const asking = { signal: AbortSignal.any([signal, left.signal]) };
        for await (const { event, data } of engine.parts(parsed.value, asking)) {
          if (stream.aborted) return;
          await stream.writeSSE({ event, data: JSON.stringify(data) });
        }
      } catch (cause) {
        // Caught here and not by Hono, which would send the inner message along.
        console.error(cause);
        const message = 'The coach could not finish. Please try again.';
        await stream.writeSSE({
          event: 'error',
          data: JSON.stringify({ error: { code: 'coach-failed', message } }),
        });
      } finally {
        clearInterval(alive);
      }
    });
  });

  app.post('/starters', async (c) => {
    const parsed = await bodyOf(c, startersRequestSchema);
    return parsed.ok ? c.json(starters(parsed.value), 200) : refuse(c, parsed.fault);
  });

  app.post('/rewrite', async (c) => {
    const parsed = await bodyOf(c, rewriteRequestSchema, 'draft');
    return parsed.ok ? c.json(rewrite(parsed.value), 200) : refuse(c, parsed.fault);
  });

  app.post('/insights', async (c) => {
    const parsed = await bodyOf(c, insightsRequestSchema);
    return parsed.ok ? c.json(insights(parsed.value), 200) : refuse(c, parsed.fault);
  });

  return app;
}
