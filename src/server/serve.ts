import type { CoachPool } from '#coach/server';
import { startNotices } from './notices.ts';
import { composeProduct, isStartFault, type Product } from './product.ts';
import { openListeners } from './product-listeners.ts';
import type { Settings } from './settings.ts';

/**
 * Serves until it is asked to end.
 * @param coach may be loading already
 * @returns what the operator has to mend, in one line, where it could not start
 */
export async function serve(how: {
  settings: Settings;
  /** What the settings have to tell, a line each. */
  notices: readonly string[];
  buildFolder: string;
  coach: CoachPool;
  asked: Promise<void>;
  say: (line: string) => void;
}): Promise<'ended' | { fault: string }> {
  const { settings, coach, asked, say } = how;
  let product: Product;
  let closeListeners: () => Promise<unknown>;
  try {
    product = await composeProduct(settings, how.buildFolder, Date.now, coach);
    closeListeners = await openListeners(product, settings).catch(async (error: unknown) => {
      await product.close();
      throw error;
    });
  } catch (error) {
    if (isStartFault(error)) return { fault: error.message };
    throw error;
  }
  product.startBackground();
  for (const line of [...how.notices, ...startNotices(settings), ...product.notices]) say(line);
  process.stdout.write(`${settings.BRAND_NAME} is ready: ${settings.PUBLIC_URL}\n`);

  await asked;
  // A charge under way may take as long as the provider is given; nothing takes longer.
  setTimeout(() => process.exit(1), settings.PAYMENT_TIMEOUT_MS * 2 + 10_000).unref();
  await closeListeners();
  await product.close();
  return 'ended';
}
