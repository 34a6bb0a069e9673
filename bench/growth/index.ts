/** `npm run bench -- growth`: whether a shop with a million checkouts answers as fast as one with a thousand. */
import {
  listInReview,
  listUnsettledRefunds,
  reconcile,
  reconcileRefunds,
  refundSettings,
} from '#checkout/server';
import { type Engine, refreshStatistics } from '#database';
import { ENGINES, type TestPlace } from '#database/testing';
import { testProduct } from '#server/testing';
import { sweepOpen } from '../../src/checkout/server/reconciler.ts';
import { findRefund } from '../../src/checkout/server/refund-store.ts';
import { findOpen, findUnsettled } from '../../src/checkout/server/store.ts';
import type { Bench } from '../bench.ts';
import { table } from '../coach/table.ts';
import { median, sideBySide } from '../identity/side-by-side.ts';
import { uuidOf } from './fill.ts';
import { analyse, dropIndexes, fillPlace, migratedPlace, openRun } from './filled-database.ts';
import { providerInProcess } from './provider.ts';

const SIZES = { small: 1_000, large: Number(process.env.GROWTH_CHECKOUTS ?? 1_000_000) };
type Size = keyof typeof SIZES;
/** Times at the large size beside those at the small one. */
const WITHIN = 1.3;
const METRICS_TOKEN = 'metrics-token-of-the-benchmark-only';
const PEOPLE = 20;
/** One after the other; each is above the one before. */
const BOUGHT = ['weekly', 'monthly', 'yearly'] as const;

interface Filled {
  place: TestPlace;
  seconds: { filling: number; indexes: number; newIndexes: number; statistics: number };
}

async function timed<Value>(work: () => Promise<Value>): Promise<{ seconds: number; value: Value }> {
  const startedMs = performance.now();
  const value = await work();
  return { seconds: (performance.now() - startedMs) / 1000, value };
}

async function filled(engine: Engine, checkouts: number): Promise<Filled> {
  const place = await migratedPlace(engine);
  const { run, close } = await openRun(place);
  const indexes = await dropIndexes(run, engine);
  const fill = { checkouts, shortLived: 3_000, nowMs: Date.now(), provider: 'sandbox' };
  const filling = await timed(() => fillPlace(run, engine, fill));
  let [all, fresh] = [0, 0];
  for (const index of indexes) {
    const { seconds } = await timed(() => run(index));
    all += seconds;
    if (IN_MIGRATION.test(index)) fresh += seconds;
  }
  const statistics = await timed(async () => {
    if (engine === 'postgres') await analyse(run, engine);
  });
  await close();
  return {
    place,
    seconds: { filling: filling.seconds, indexes: all, newIndexes: fresh, statistics: statistics.seconds },
  };
}

/** The indexes of migration 0015, which the first start after an upgrade makes. */
const IN_MIGRATION =
  /"?(checkouts_(person|charge|state|unsettled|due)|refunds_(state|unsettled|due)|payments_at|subscriptions_expiry|session_expiry|account_at_provider)"?/;

async function openShop(engine: Engine, place: TestPlace) {
  const provider = providerInProcess();
  const product = await testProduct(engine, { place, provider: () => provider, settings: { METRICS_TOKEN } });
  const statistics = await timed(() => refreshStatistics(product.database, true));
  const people = [];
  for (let at = 0; at < PEOPLE; at++) people.push(await product.person());
  const deps = {
    db: product.database.db,
    providers: product.providers,
    timeoutMs: product.timeoutMs,
    clock: () => product.clock.now,
    mailer: product.mailer,
    alone: true,
    ...refundSettings(product.settings),
  };
  return { product, people, deps, statisticsSeconds: statistics.seconds };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const askMetrics = async (product: Shop['product']): Promise<string> =>
  must(await product.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }));

const must = async (answer: Response): Promise<string> => {
  const { ok, status } = answer;
  const text = await answer.text();
  if (!ok) throw new Error(`answered ${status}: ${text}`);
  return text;
};

/** Buys all three plans for each person, in both shops by turns. @returns medians in milliseconds */
async function buyInBoth(shops: Record<Size, Shop>): Promise<Record<Size, Record<string, number>>> {
  const times = { small: new Map<string, number[]>(), large: new Map<string, number[]>() };
  const sizes: Size[] = ['small', 'large'];
  for (const [at, plan] of BOUGHT.entries())
    for (let who = 0; who < PEOPLE; who++)
      for (const size of (at + who) % 2 ? sizes : sizes.toReversed()) {
        const { people, product } = shops[size];
        const person = people[who];
        if (!person) throw new Error('a person is missing');
        const step = async (name: string, ask: () => Promise<Response>) => {
          const { seconds, value } = await timed(async () => must(await ask()));
          times[size].set(name, [...(times[size].get(name) ?? []), seconds * 1000]);
          return value;
        };
        const made = await step('create', () => person.post('/api/checkout', { plan }));
        const { checkoutId } = JSON.parse(made) as { checkoutId: string };
        const path = `/api/checkout/${checkoutId}`;
        await step('pay', () => person.post(`${path}/pay`, { token: `tok_${checkoutId}` }));
        await step('status', () => person.get(path));
        await product.recorder.settled();
      }
  const medians = (size: Size) =>
    Object.fromEntries([...times[size]].map(([name, figures]) => [name, median(figures)]));
  return { small: medians('small'), large: medians('large') };
}

/** Each other thing that is timed, and how often. */
function things({ product, deps }: Shop) {
  const { db } = deps;
  return {
    'reconciler round': {
      rounds: 200,
      async run() {
        await reconcile(deps);
        await reconcileRefunds(deps);
      },
    },
    'reconciler at start': {
      rounds: 60,
      async run() {
        await reconcile({ ...deps, alone: false }, true, () => true);
        await reconcileRefunds(deps, true, () => true);
      },
    },
    '/metrics': { rounds: 100, run: async () => void (await askMetrics(product)) },
    findOpen: {
      rounds: 200,
      run: async (round: number) =>
        void (await findOpen(db, { userId: uuidOf(round + 40), plan: 'weekly', provider: 'sandbox' })),
    },
    findUnsettled: {
      rounds: 200,
      run: async (round: number) => void (await findUnsettled(db, uuidOf(round + 40))),
    },
    'refund of a payment': {
      rounds: 200,
      run: async (round: number) =>
        void (await findRefund(db, { provider: 'sandbox', chargeId: `ch_${uuidOf(round)}` })),
    },
    'lists of reviews and refunds': {
      rounds: 100,
      async run() {
        await listInReview(db, { most: 1_000, after: null });
        await listUnsettledRefunds(db, { most: 1_000, after: null });
      },
    },
    'sweep of open checkouts': { rounds: 60, run: async () => void (await sweepOpen(deps)) },
  };
}

async function measure(engine: Engine, print: (text: string) => void) {
  const places: Partial<Record<Size, Filled>> = {};
  const shops: Partial<Record<Size, Shop>> = {};
  try {
    for (const size of Object.keys(SIZES) as Size[]) {
      const one = await filled(engine, SIZES[size]);
      places[size] = one;
      const shop = await openShop(engine, one.place);
      shops[size] = shop;
      one.seconds.statistics += shop.statisticsSeconds;
      const told = Object.entries(one.seconds).map(([what, seconds]) => `${what} ${seconds.toFixed(2)} s`);
      print(`${engine}, ${SIZES[size]} checkouts: ${told.join(', ')}`);
      // What was opened and never paid within two years is swept first, as a server that always ran has done.
      const swept = await timed(() => sweepOpen(shop.deps));
      print(`  swept ${swept.value} open checkouts in ${swept.seconds.toFixed(2)} s`);
      const first = await timed(() => askMetrics(shop.product));
      print(`  first /metrics ${first.seconds.toFixed(3)} s`);
    }
    const { small, large } = shops;
    if (!small || !large) throw new Error('a shop is missing');
    const [one, other] = [things(small), things(large)];
    const bought = await buyInBoth({ small, large });
    const found: Record<string, { smallMs: number; largeMs: number; ratio: number }> = {};
    for (const [name, smallMs] of Object.entries(bought.small)) {
      const largeMs = bought.large[name] ?? Number.NaN;
      found[name] = { smallMs, largeMs, ratio: largeMs / smallMs };
    }
    for (const name of Object.keys(one) as (keyof typeof one)[]) {
      const times = await sideBySide(one[name].rounds, { small: one[name].run, large: other[name].run });
      found[name] = { smallMs: times.small, largeMs: times.large, ratio: times.large / times.small };
    }
    print(
      `\n── ${engine}: ${SIZES.large} checkouts beside ${SIZES.small}, medians by turns ──\n${table(
        ['what', 'small ms', 'large ms', `ratio (≤ ${WITHIN})`],
        Object.entries(found).map(([what, { smallMs, largeMs, ratio }]) => [
          what,
          smallMs.toFixed(3),
          largeMs.toFixed(3),
          `${ratio.toFixed(2)} ${ratio <= WITHIN ? '✓' : '✗'}`,
        ]),
      )}`,
    );
    return { sizes: SIZES, seconds: { small: places.small?.seconds, large: places.large?.seconds }, found };
  } finally {
    for (const shop of Object.values(shops)) await shop.product.close();
    for (const { place } of Object.values(places)) await place.remove();
  }
}

export const growth: Bench<Engine> = {
  parts: ENGINES,
  async run(parts, print) {
    const found: Partial<Record<Engine, Awaited<ReturnType<typeof measure>>>> = {};
    for (const engine of parts) found[engine as Engine] = await measure(engine as Engine, print);
    return found;
  },
};
