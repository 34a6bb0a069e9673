import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readHold } from '#checkout/server';
import { PROMPT_VERSION } from '#coach';
import { ENDPOINT_STATES, type EndpointState, LLM_OUTCOMES, type ObserveLlm } from '#coach/server';
import type { Database } from '#database';
import { problem } from '#kit';
import { LIMIT_NAMES, type LimitedBy, type LimitName, RATE_LIMITS } from '#limits';
import { coachMetrics } from './coach-metrics.ts';
import { CLIENT_CLOSED_REQUEST, connectionOf } from './guards.ts';
import { isLoopbackHost } from './loopback.ts';
import { createRowCounts } from './row-counts.ts';

/**
 * What the operator's monitoring reads: the process, the requests by route and status, checkouts and refunds by
 * state.
 * Labels are routes and states only, never a person or a text.
 */
export function createMetrics({ db, storage }: Pick<Database, 'db' | 'storage'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const rowCounts = createRowCounts(db);
  const requests = new Histogram({
    name: 'repartee_http_request_duration_seconds',
    help: 'Time to answer a request to its last byte, by route pattern, method and status; 499: the client left',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'repartee_storage_ready',
    help: '1 while writes are stored durably, else 0: nothing is sold then',
    registers: [registry],
    async collect() {
      this.set((await storage.ready()) ? 0 : 1);
    },
  });
  new Gauge({
    name: 'repartee_purchases_on_hold',
    help: '1 while nobody can buy because the database was restored and payments since the backup are not reconciled',
    registers: [registry],
    async collect() {
      this.set((await readHold(db)) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'repartee_checkouts',
    help: 'Checkouts by state; a review above 0 needs a person',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      for (const [state, count] of await rowCounts.of('checkouts')) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'repartee_refunds',
    help: 'Refunds by state; an unknown that stays needs a person',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      for (const [state, count] of await rowCounts.of('refunds')) this.set({ state }, count);
    },
  });

  const llmRequests = new Counter({
    name: 'repartee_llm_requests_total',
    help: 'Advice for which the language model was wanted, by how that ended',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  // All of them from the start, so that an alert on one that never happened yet has something to look at.
  for (const outcome of LLM_OUTCOMES) llmRequests.inc({ outcome }, 0);
  new Gauge({
    name: 'repartee_llm_prompt',
    help: 'Always 1; the label is the version of the words that a language model is asked in',
    labelNames: ['version'] as const,
    registers: [registry],
  }).set({ version: PROMPT_VERSION }, 1);
  const llmSeconds = new Histogram({
    name: 'repartee_llm_request_duration_seconds',
    help: 'Time that the language model took, repeats included',
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
    registers: [registry],
  });
  const countLlm: ObserveLlm = (outcome, seconds) => {
    llmRequests.inc({ outcome });
    // Who was not asked took no time, and would make the model look fast.
    if (outcome !== 'resting' && outcome !== 'busy') llmSeconds.observe(seconds);
  };

  const llmEndpoint = new Gauge({
    name: 'repartee_llm_endpoint',
    help: 'How the language model answered when it was last asked whether it does: 1 for that state; all 0 before, and where none is set',
    labelNames: ['state'] as const,
    registers: [registry],
  });
  for (const state of ENDPOINT_STATES) llmEndpoint.set({ state }, 0);
  const tellLlm = (now: EndpointState) => {
    for (const state of ENDPOINT_STATES) llmEndpoint.set({ state }, state === now ? 1 : 0);
  };

  const overLimit = new Counter({
    name: 'repartee_rate_limited_total',
    help: 'Calls and letters that were refused because of a rate limit, by limit and by whom it counts',
    labelNames: ['limit', 'by'] as const,
    registers: [registry],
  });
  for (const limit of LIMIT_NAMES)
    for (const { by } of RATE_LIMITS[limit].limits) overLimit.inc({ limit, by }, 0);
  const countRefused = (limit: LimitName, by: LimitedBy) => overLimit.inc({ limit, by });

  const observe: MiddlewareHandler = async (c, next) => {
    const stop = requests.startTimer({ method: c.req.method });
    await next();
    const route = routePath(c, -1);
    const count = (status: number) => stop({ route, status: String(status) });
    const { status } = c.res;
    const { outgoing } = connectionOf(c);
    // A fault of ours stays one, whether or not its client has waited for it.
    if (!outgoing || status >= 500) return void count(status);
    const end = () => count(outgoing.writableFinished ? status : CLIENT_CLOSED_REQUEST);
    if (outgoing.closed) end();
    else outgoing.once('close', end);
  };

  return {
    observe,
    countLlm,
    tellLlm,
    countRefused,
    coach: coachMetrics(registry),
    /** Waits for what is being counted; call it before the database is closed. */
    stop: rowCounts.stop,
    /** For what was answered without the app. */
    count: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    answer: async (c: Context) =>
      c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * With a token only for who brings it; without one only for this machine itself, asked by its own name: a proxy beside
 * the server connects from loopback too.
 */
export function mayReadMetrics(
  token: string | undefined,
  asked: { authorization: string | undefined; address: string; host: string; proxied: boolean },
): boolean {
  const { authorization, address, host, proxied } = asked;
  if (!token) return isLoopbackHost(address) && isLoopbackHost(host) && !proxied;
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '');
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export const metricsRefused = (c: Context) =>
  c.json(problem('not-allowed', 'Metrics are for this machine, or for who brings METRICS_TOKEN.'), 403);
