/**
 * `npm run bench -- stall`: whether one request of the coach can make everybody wait. For each call the costliest of 2,000 generated requests
 * is sent alone and fifty times at once, while `/healthz` and `/` are asked every 20 ms and people pay.
 */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Customer, signUp } from '../../journeys/support/customer.ts';
import { type Product, startProduct } from '../../journeys/support/product.ts';
import { type Bench, UsageFault } from '../bench.ts';
import { table } from '../coach/table.ts';
import { type Fates, pay, sendAtOnce, subscriber } from './callers.ts';
import { type Probe, type Probed, startProbe, type Waits } from './probe.ts';
import { CALLS, type Call } from './requests.ts';
import { type Worst, worstOf } from './worst.ts';

const GENERATED = 2_000;
const SEED = 20;
const AT_ONCE = 50;
const PAYERS_EACH = 3;
const IDLE_MS = 5_000;
const PHASE_MS = 4_000;
/** So that each phase begins with a worker that is warm. */
const REST_MS = 4_000;

/** What the figures are held against. */
const TARGETS = { p99Ms: 100, worstMs: 300, slowestCallerMs: 5_000 };

type Phase = {
  readonly call: Call;
  readonly times: number;
  readonly probed: Probed;
  readonly fates: Fates;
  readonly payments: Readonly<Record<string, number>>;
};

const tick = (ok: boolean): string => (ok ? '✓' : '✗');
const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
const waits = ({ p50Ms, p99Ms, worstMs }: Waits): string[] => [
  p50Ms.toFixed(1),
  `${p99Ms.toFixed(1)} ${tick(p99Ms <= TARGETS.p99Ms)}`,
  `${worstMs.toFixed(1)} ${tick(worstMs <= TARGETS.worstMs)}`,
];

const isServed = ({ statuses, slowestMs }: Fates): boolean =>
  slowestMs <= TARGETS.slowestCallerMs &&
  Object.keys(statuses).every((status) => /^(?:200|503)$/.test(status));

/** Whether a phase keeps every target. */
const reached = ({ probed: { healthz, page, failures }, fates, payments }: Phase): boolean =>
  failures === 0 &&
  [healthz, page].every(({ p99Ms, worstMs }) => p99Ms <= TARGETS.p99Ms && worstMs <= TARGETS.worstMs) &&
  isServed(fates) &&
  Object.keys(payments).every((state) => state === 'applied');

function report(idle: Probed, phases: readonly Phase[]): string {
  const head = [
    '',
    '/healthz p50',
    'p99',
    'worst',
    '/ p50',
    'p99',
    'worst',
    'callers',
    'slowest ms',
    'payments',
    '',
  ];
  return table(head, [
    ['idle', ...waits(idle.healthz), ...waits(idle.page), '', '', '', ''],
    ...phases.map((phase) => [
      `${phase.call} × ${phase.times}`,
      ...waits(phase.probed.healthz),
      ...waits(phase.probed.page),
      list(phase.fates.statuses),
      `${phase.fates.slowestMs} ${tick(isServed(phase.fates))}`,
      list(phase.payments),
      tick(reached(phase)),
    ]),
  ]);
}

async function phaseOf(
  { product, probe, payers }: { product: Product; probe: Probe; payers: readonly Customer[] },
  customer: Customer,
  { call, body }: Worst,
  times: number,
): Promise<Phase> {
  const { probed, result } = await probe.during(async () => {
    // Long enough for a p99 to be one of many.
    const longEnough = wait(PHASE_MS);
    // Paid for while the requests are under way.
    const paying = wait(100).then(() => pay(product, payers));
    const fates = await sendAtOnce(product, customer, { call, body, times });
    const payments = await paying;
    await longEnough;
    return { fates, payments };
  });
  return { call, times, probed, ...result };
}

export const stall: Bench<Call> = {
  parts: CALLS,
  async run(parts, print) {
    if (!existsSync(new URL('../../build/.stamp', import.meta.url)))
      throw new UsageFault('The pages are not built yet: npm start builds them.');
    const worst: Worst[] = [];
    for (const call of parts) worst.push(await worstOf(call, SEED, GENERATED));
    print(
      `\n── the costliest of ${GENERATED} requests, at the contract's sizes, alone in a worker ──\n${table(
        ['call', 'ms', 'bytes', 'text'],
        worst.map(({ call, ms, body, begins }) => [
          call,
          ms === null ? 'ended' : String(ms),
          String(body.length),
          JSON.stringify(begins),
        ]),
      )}`,
    );
    const product = await startProduct({ env: { RATE_LIMITS: 'off' }, nodeFlags: process.execArgv });
    const probe = startProbe(`http://127.0.0.1:${product.ports.web}`);
    try {
      const customer = await subscriber(product, 'asks');
      let people = 0;
      const payersOf = () =>
        Promise.all(
          Array.from({ length: PAYERS_EACH }, () => signUp(product, `pays-${people++}@example.com`)),
        );
      await probe.during(() => wait(1_000));
      const { probed: idle } = await probe.during(() => wait(IDLE_MS));
      const phases: Phase[] = [];
      for (const one of worst)
        for (const times of [1, AT_ONCE]) {
          const payers = await payersOf();
          phases.push(await phaseOf({ product, probe, payers }, customer, one, times));
          await wait(REST_MS);
        }
      print(
        `\n── others meanwhile, in ms (p99 ≤ ${TARGETS.p99Ms}, worst ≤ ${TARGETS.worstMs}; every caller 200 or 503 within ${TARGETS.slowestCallerMs}) ──\n${report(idle, phases)}`,
      );
      return {
        seed: SEED,
        generated: GENERATED,
        targets: TARGETS,
        worst: worst.map(({ body, ...told }) => ({ ...told, bytes: body.length })),
        idle,
        phases: phases.map((phase) => ({ ...phase, reached: reached(phase) })),
      };
    } finally {
      await probe.close();
      await product.stop();
    }
  },
};
