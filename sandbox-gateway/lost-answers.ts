import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Outcome } from './cards.ts';
import { refuse } from './errors.ts';

/** How long after the merchant's own limit the late answer is sent. */
const LATE_BY_MS = 250;

export type GatewayContext = Context<{ Bindings: Partial<HttpBindings> }>;

export type AnswerFaults = ReturnType<typeof answerFaults>;

/** The ways in which an answer goes wrong. `stopped` ends the wait of late answers. */
export function answerFaults(options: { slowAnswerMs: number; stopped: AbortSignal }) {
  const { slowAnswerMs, stopped } = options;

  /** Waits until the caller has surely given up. Null then; a reset where the program ends first. */
  async function late(c: GatewayContext): Promise<Response | null> {
    const gone = AbortSignal.any([stopped, c.req.raw.signal]);
    await wait(slowAnswerMs + LATE_BY_MS, undefined, { signal: gone }).catch(() => undefined);
    // Ending the program must not turn a late answer into an early one.
    return stopped.aborted ? resetConnection(c) : null;
  }

  return {
    late,

    /** What a card does in place of a capture, if it does: nothing was taken then, and its token stays good. */
    before(c: GatewayContext, outcome: Outcome): Response | null {
      if (outcome === 'failed-before-capture') return refuse(c, 'processing_failed');
      return outcome === 'reset-before-capture' ? resetConnection(c) : null;
    },

    /** The fault that a card brings to an answer about money that has moved: something in place of it, or null. */
    async after(c: GatewayContext, outcome: Outcome | undefined): Promise<Response | null> {
      if (outcome === 'captured-then-reset') return resetConnection(c);
      if (outcome === 'captured-then-failed') return refuse(c, 'processing_failed');
      return outcome === 'captured-then-slow' ? late(c) : null;
    },
  };
}

/** Breaks the caller's connection for real: no status, no body, a TCP reset where the socket can send one. */
export function resetConnection(c: GatewayContext): Response {
  const socket = c.env?.incoming?.socket;
  if (socket === undefined) throw new Error('No socket to reset: the gateway must be reached over HTTP.');
  if ('encrypted' in socket) socket.destroy();
  else socket.resetAndDestroy();
  return new Response(null, { headers: RESPONSE_ALREADY_SENT.headers });
}
