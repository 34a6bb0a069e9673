/** Everything that has to be true before a command runs: dependencies installed and, for the web, pages built. */
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { lockAddress, takeLock } from './lock.mjs';

/**
 * @param {string} root the checkout
 * @param {{build: boolean, say: (line: string) => void}} options `say` writes a line of progress
 */
export async function prepare(root, { build, say }) {
  const isReady = () => isInstalled(root) && (!build || isBuilt(root));
  if (isReady()) return;
  const release = await takeLock(lockAddress(root), () =>
    say('Another launch is installing or building here: waiting for it …'),
  );
  try {
    await ensureInstalled(root, say);
    if (build) await ensureBuilt(root, say);
  } finally {
    release();
  }
}
