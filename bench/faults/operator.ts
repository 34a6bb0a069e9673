import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isoTime } from '#kit';
import type { GatewayProgram } from '../../journeys/support/gateway.ts';
import type { Places } from './places.ts';
import { openBooks } from './places.ts';
import type { Shop } from './shop.ts';

const MAIN = fileURLToPath(new URL('../../src/operator/main.ts', import.meta.url));

/** The operator's terminal as a process of its own. @throws where it ends with another code than 0 */
export function operator(
  shop: Shop,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    };
    const terminal = spawn(process.execPath, [...process.execArgv, MAIN, ...args], {
      cwd: shop.place().dataDir,
      env: { ...env, ...shop.env(), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [told, faults] = ['', ''];
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    terminal.stderr.setEncoding('utf8').on('data', (text: string) => {
      faults += text;
    });
    terminal.once('error', reject);
    terminal.once('close', (code) =>
      code === 0 ? resolve(told) : reject(new Error(`operator ${args.join(' ')}: ${code}\n${told}${faults}`)),
    );
  });
}

/** A backup that was taken while the shop served. */
export interface Backup {
  folder: string;
  /** When it was begun. */
  atMs: number;
}

export async function takeBackup(shop: Shop, places: Places): Promise<Backup> {
  const { dataDir, url } = shop.place();
  const backup = { folder: join(dataDir, '..', 'backup'), atMs: Date.now() };
  if (url) places.dump(shop.place(), backup.folder);
  else await operator(shop, ['backup', backup.folder, '--as', 'bench']);
  return backup;
}

/** Puts a backup into an empty place and starts the shop there. */
export async function putBack(shop: Shop, places: Places, { folder, atMs }: Backup): Promise<void> {
  await shop.stop();
  const { url } = shop.place();
  const place = await places.restore(folder);
  const there = { DATA_DIR: place.dataDir, ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const args = url ? ['--database-of', isoTime(atMs)] : [folder];
  await operator(shop, ['restore', ...args, '--as', 'bench'], there);
  await shop.start(place);
}

/** What the operator has to do about payments of providers that have no list, from their portals. */
export async function settleByHand(
  shop: Shop,
  gateway: GatewayProgram,
): Promise<{ settled: number; givenBack: number }> {
  const { db, close } = openBooks(shop.place());
  const counts = { settled: 0, givenBack: 0 };
  try {
    for (const { chargeId, checkoutId, wire, refundId, refund } of await gateway.captures()) {
      if (wire === 'paystack') continue;
      const isBack = refundId !== undefined && refund === undefined;
      const known = await db
        .selectFrom('checkouts')
        .selectAll()
        .where('charge_id', '=', chargeId)
        .executeTakeFirst();
      const named =
        known ??
        (await db
          .selectFrom('checkouts')
          .selectAll()
          .where('id', '=', checkoutId ?? '')
          .executeTakeFirst());
      if (!named) {
        if (!isBack) await giveBackInPortal(gateway, chargeId, refund);
        counts.givenBack += 1;
        continue;
      }
      if (!known) {
        await operator(shop, ['reconcile', named.id, '--paid', chargeId, '--as', 'bench', '--apply']);
        counts.settled += 1;
      }
      // Asked for after the backup was taken: nobody here knows of it any more, so it is settled at the gateway and said here.
      const isForgotten = refund === 'pending' && !(await isAskedBack(db, named.id));
      if (isForgotten) await giveBackInPortal(gateway, chargeId, refund);
      if (!isBack && !isForgotten) continue;
      const now = await db
        .selectFrom('checkouts')
        .select('state')
        .where('id', '=', named.id)
        .executeTakeFirst();
      if (now?.state === 'refunded') continue;
      await operator(shop, ['reconcile', named.id, '--refunded', '--as', 'bench', '--apply']);
      counts.settled += 1;
    }
    return counts;
  } finally {
    await close();
  }
}

const isAskedBack = async (db: ReturnType<typeof openBooks>['db'], checkoutId: string): Promise<boolean> =>
  (await db.selectFrom('refunds').select('id').where('checkout_id', '=', checkoutId).executeTakeFirst()) !==
  undefined;

/** Of a payment whose checkout, and maybe whose customer, is lost here. */
async function giveBackInPortal(gateway: GatewayProgram, chargeId: string, refund?: string): Promise<void> {
  const find = async () => (await gateway.captures()).find((one) => one.chargeId === chargeId);
  // Some cards lose the answer to a refund; the list tells.
  if (refund !== 'pending') await gateway.post('/v1/refunds', { chargeId }).catch(() => {});
  const now = await find();
  if (now?.refund === 'pending')
    await gateway.post(`/v1/refunds/${now.refundId}/settle`, { status: 'successful' });
}
