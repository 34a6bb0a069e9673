/** `POST /advice`, `/starters`, `/rewrite`, `/insights`, `GET /voice/learned`: JSON, and for advice an event stream when asked for one. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import {
  type AdviceCall,
  type AdviceRequest,
  adviceCallSchema,
  type Engine,
  holdsAnyOf,
  insightsRequestSchema,
  REPLIES_DEFAULT_COUNT,
  rewriteRequestSchema,
  startersRequestSchema,
} from '#coach';
import { ownTurn } from '#kit';
import { type Fault, type Parsed, parseBody } from './body.ts';
import type { AdvicePart, Asking, CoachEngine } from './engine.ts';
import { freely, type Permit, taskWithin, within } from './permit.ts';
import { CoachBusy } from './pool/busy.ts';

export type CoachDeps = {
  /** Lets an active subscriber through and answers everyone else. */
  readonly gate: MiddlewareHandler;
  readonly engine: CoachEngine;
  /**
   * What is remembered for whoever calls.
   * @returns null where they have no such person
   */
  readonly recall?: (c: Context, call: AdviceCall) => Promise<Recalled | null>;
  /** What is kept of what whoever calls wrote themselves, the newest last. */
  readonly ownMessages?: (c: Context) => Promise<string[]>;
  /** Whether a language model may write for whoever calls, and how much of what is wanted. */
  readonly permit?: (c: Context, wanted: number) => Promise<Permit>;
};

/** An advice call together with what is stored. */
export type Recalled = {
  readonly request: AdviceRequest;
  /** Keeps the message, once it has been read. Never fails. */
  keep(): Promise<void>;
};

const nothingRecalled = ({ person, ...request }: AdviceCall): Recalled | null =>
  person === undefined ? { request, keep: async () => {} } : null;

type Adviser = ReturnType<typeof within>;

const NOBODY: Fault = {
  status: 404,
  code: 'not-found',
  message: 'There is nobody kept at this address.',
};

/** A stream that says nothing for longer is taken for dead by browsers and proxies, and a model may take its time. */
const SIGN_OF_LIFE_MS = 10_000;

const refuse = (c: Context, { status, code, message }: Fault) => c.json({ error: { code, message } }, status);

async function bodyOf<T>(
  c: Context,
  schema: z.ZodType<T>,
  textField?: 'message' | 'draft',
): Promise<Parsed<T>> {
  const text = await c.req.text();
  // A body of 430 kB takes some 8 ms to parse, and bodies that are sent together arrive together.
  await ownTurn();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return { ok: false, fault: { status: 400, code: 'invalid-request', message: 'Send valid JSON.' } };
  }
  return parseBody(body, schema, textField);
}

const wantsStream = (c: Context): boolean => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '');

/** Nobody reads it: the caller closed the connection. The number is nginx's, and tells such calls apart in the figures. */
const CALLER_LEFT = 499;

/** As many as an answer holds. */
const REWRITES = 3;

/** The last look at a reply: some texts are fixed, whatever words the reader never uses. */
const isNever = ({ never = [] }: AdviceRequest, text: string): boolean => holdsAnyOf(text, never);

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

export function coachRoutes({
  gate,
  engine,
  recall = async (_c, call) => nothingRecalled(call),
  ownMessages = async () => [],
  permit = (_c, wanted) => freely(wanted),
}: CoachDeps): Hono {
  const app = new Hono();
  // Who calls is looked up on the serving thread too, some milliseconds each.
  app.use('*', (_c, next) => ownTurn().then(next), gate);

  /** A call that is answered whole. */
  const answer =
    <T, R extends { readonly engine?: Engine | undefined }>(
      schema: z.ZodType<T>,
      run: (request: T, asking: Asking) => Promise<R>,
      wantedOf: (request: T) => number,
      textField?: 'message' | 'draft',
    ) =>
    async (c: Context): Promise<Response> => {
      const parsed = await bodyOf(c, schema, textField);
      if (!parsed.ok) return refuse(c, parsed.fault);
      try {
        // Aborted when the connection goes: nobody waits for the answer any more.
        const asking = { signal: c.req.raw.signal };
        const wanted = wantedOf(parsed.value);
        return c.json(await taskWithin(run, parsed.value, asking, await permit(c, wanted), wanted), 200);
      } catch (cause) {
        return failed(c, cause);
      }
    };

  app.post('/advice', async (c) => {
    const parsed = await bodyOf(c, adviceCallSchema, 'message');
    if (!parsed.ok) return refuse(c, parsed.fault);
    const recalled = await recall(c, parsed.value);
    if (!recalled) return refuse(c, NOBODY);
    const permitted = within(engine, await permit(c, parsed.value.count ?? REPLIES_DEFAULT_COUNT));
    return wantsStream(c) ? streamed(c, recalled, permitted) : whole(c, recalled, permitted);
  });

  async function whole(c: Context, { request, keep }: Recalled, permitted: Adviser): Promise<Response> {
    try {
      const advice = await permitted.whole(request, { signal: c.req.raw.signal });
      await keep();
      return c.json(
        { ...advice, replies: advice.replies.filter(({ text }) => !isNever(request, text)) },
        200,
      );
    } catch (cause) {
      return failed(c, cause);
    }
  }

  async function streamed(c: Context, { request, keep }: Recalled, permitted: Adviser): Promise<Response> {
    const left = new AbortController();
    const asking = { signal: AbortSignal.any([c.req.raw.signal, left.signal]) };
    const parts = permitted.parts(request, asking)[Symbol.asyncIterator]();
    let first: IteratorResult<AdvicePart>;
    try {
      // A stream cannot take its status back, so none is begun before there is something to send.
      first = await parts.next();
      await keep();
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
          if (event === 'reply' && isNever(request, data.text)) continue;
          await stream.writeSSE({ event, data: JSON.stringify(data) });
        }
      } catch (cause) {
        // The client has left; that ends the work by an error too.
        if (stream.aborted || asking.signal.aborted) return;
        await stream.writeSSE({ event: 'error', data: JSON.stringify({ error: errorEvent(cause) }) });
      } finally {
        clearInterval(alive);
        // Where the reader left, what was not written yet is given back.
        await parts.return?.(undefined);
      }
    });
  }

  app.post(
    '/starters',
    answer(startersRequestSchema, engine.starters, ({ count }) => count ?? REPLIES_DEFAULT_COUNT),
  );
  app.post(
    '/rewrite',
    answer(rewriteRequestSchema, engine.rewrite, ({ change }) => (change ? 1 : REWRITES), 'draft'),
  );
  app.post(
    '/insights',
    answer(insightsRequestSchema, engine.insights, () => 1),
  );

  // Read only: what the reader takes over of it, they store themselves.
  app.get('/voice/learned', async (c) => {
    const messages = await ownMessages(c);
    try {
      return c.json(await engine.learnVoice(messages, { signal: c.req.raw.signal }), 200);
    } catch (cause) {
      return failed(c, cause);
    }
  });

  return app;
}
