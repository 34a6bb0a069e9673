import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askedToEnd } from './asked-to-end.ts';
import { startNotices } from './notices.ts';
import { composeProduct, isStartFault } from './product.ts';
import { openListeners } from './product-listeners.ts';
import { readSettings } from './settings.ts';

/** The server's process: settings in, one ready line out; SIGTERM drains and ends it with 0. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// The database holds addresses and the folder holds secrets: for this user's eyes only.
process.umask(0o077);

const say = (line: string) => process.stderr.write(`${line}\n`);

function giveUp(lines: readonly string[]): never {
  for (const line of lines) say(line);
  process.exit(1);
}

/** Asked to end, from the first moment on: a signal during the start ends it as soon as it stands. */
const asked = askedToEnd(process);

async function run(): Promise<void> {
  const dotEnv = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const read = readSettings(process.env, dotEnv);
  if (!read.ok) giveUp(read.faults);
  const { settings, notices } = read;

  const product = await composeProduct(settings, join(root, 'build'));
  const closeListeners = await openListeners(product, settings).catch(async (error: unknown) => {
    await product.close();
    throw error;
  });
  product.startBackground();
  for (const line of [...notices, ...startNotices(settings), ...product.notices]) say(line);
  process.stdout.write(`${settings.BRAND_NAME} is ready: ${settings.PUBLIC_URL}\n`);

  await asked;
  // A charge under way may take as long as the provider is given; nothing takes longer.
  setTimeout(() => process.exit(1), settings.PAYMENT_TIMEOUT_MS * 2 + 10_000).unref();
  await closeListeners();
  await product.close();
}

try {
  await run();
  process.exit(0);
} catch (error) {
  if (isStartFault(error)) giveUp([error.message]);
  console.error(error);
  giveUp(['The server could not start.']);
}
