import type { Engine } from '#database';
import { startGateway } from '../../journeys/support/gateway.ts';
import { seeded } from '../coach/fuzz/random.ts';
import type { Attempt } from './customer.ts';
import { gatewayPages } from './customer.ts';
import { judge, type Verdict } from './judge.ts';
import { type Backup, operator, putBack, settleByHand, takeBackup } from './operator.ts';
import { openBooks, openPlaces, type Place } from './places.ts';
import { readBooks, untilSettled } from './settled.ts';
import { openShop, PAYMENT_TIMEOUT_MS } from './shop.ts';
import { type Story, storiesOf } from './story.ts';
import { traffic } from './traffic.ts';

const BACKUP_AT = 0.5;
/** What is paid between the backup and the end of its database, and is known to the gateway alone afterwards. */
const LOST = 0.015;
const LEAST_LOST = 24;

/** One look at both ledgers, and everything the run did until then. */
export interface Stage {
  name: string;
  checkouts: number;
  kills: number;
  seconds: number;
  verdict: Verdict;
  /** Of the checkouts at fault. */
  stories: Story[];
}

export interface Ran {
  engine: Engine;
  ways: Record<string, number>;
  stages: Stage[];
  byHand: { settled: number; givenBack: number };
  faults: string[];
}

/** The whole story on one engine: half of the checkouts, a backup among them, its restore, and the other half. */
export async function runOn(
  engine: Engine,
  { checkouts, seed, say }: { checkouts: number; seed: number; say: (line: string) => void },
): Promise<Ran> {
  const random = seeded(seed);
  const startedMs = performance.now();
  const retries = Array.from({ length: 30 }, () => ['--retry-ms', '2000']).flat();
  const gateway = await startGateway([
    '--slow-ms',
    String(PAYMENT_TIMEOUT_MS),
    '--late-ms',
    '12000',
    ...retries,
  ]);
  const places = await openPlaces(engine);
  const shop = await openShop({ gateway, place: await places.make(), random });
  const attempts = new Map<string, Attempt>();
  const customers = traffic({
    shop,
    gateway,
    random,
    counter: { attempts, pages: gatewayPages(gateway.url), random },
  });
  const ran: Ran = { engine, ways: {}, stages: [], byHand: { settled: 0, givenBack: 0 }, faults: [] };

  async function stage(name: string): Promise<void> {
    await untilSettled(shop.place(), gateway);
    const verdict = judge(await readBooks(shop.place(), gateway, attempts));
    const atFault = new Set(verdict.faults.map(({ checkoutId }) => checkoutId));
    ran.stages.push({
      name,
      checkouts: attempts.size,
      kills: shop.kills(),
      seconds: Math.round((performance.now() - startedMs) / 1000),
      verdict,
      stories: await storiesOf(
        shop.place(),
        [...attempts.values()].filter(({ checkoutId }) => atFault.has(checkoutId)),
      ),
    });
    say(
      `${engine}: ${name}: ${attempts.size} checkouts, ${shop.kills()} kills, ${verdict.captures} captures, ${verdict.faults.length} faults`,
    );
  }

  try {
    await customers.until(Math.floor(checkouts * BACKUP_AT));
    const since = attempts.size;
    const lost = Math.max(LEAST_LOST, Math.round(checkouts * LOST));
    const [backup] = await Promise.all([takeBackup(shop, places), customers.until(since + lost)]);
    await stage('before the restore');

    await restore(backup);
    const back = await customers.comeBack(since);
    say(`${engine}: who had bought since the backup comes again: ${JSON.stringify(back)}`);
    await stage('after the restore');

    await customers.until(checkouts);
    await stage('at the end');
  } finally {
    for (const { way } of attempts.values()) ran.ways[way] = (ran.ways[way] ?? 0) + 1;
    await shop.close();
    gateway.stop();
    await places.close();
  }
  return ran;

  async function restore(backup: Backup): Promise<void> {
    await putBack(shop, places, backup);
    if (!(await isOnHold(shop.place()))) ran.faults.push('purchases were not on hold after the restore');
    await untilSettled(shop.place(), gateway);
    await operator(shop, ['reconcile', '--apply', '--as', 'bench']);
    ran.byHand = await settleByHand(shop, gateway);
    await operator(shop, ['reconcile', '--release-purchases', '--as', 'bench', '--apply']);
    if (await isOnHold(shop.place()))
      ran.faults.push('purchases were still on hold after the reconciliation');
  }
}

async function isOnHold(place: Place): Promise<boolean> {
  const { db, close } = openBooks(place);
  const row = await db.selectFrom('purchase_hold').select('id').executeTakeFirst();
  await close();
  return row !== undefined;
}
