/** Everything that has to be true before a command runs: dependencies installed, for the web the pages built, and the coach's situations compiled. */
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled, isInstalled } from './install.mjs';
import { lockAddress, takeLock } from './lock.mjs';
import { ensureCompiled, isCompiled } from './situations.mjs';

/**
 * @param {string} root the checkout
 * @param {{build: boolean, say: (line: string) => void}} options `say` writes a line of progress
 */
export async function prepare(root, { build, say }) {
  const isReady = () => isInstalled(root) && isCompiled(root) && (!build || isBuilt(root));
  if (isReady()) return;
  const release = await takeLock(lockAddress(root), () =>
    say('Another launch is installing or building here: waiting for it …'),
  );
  try {
    await ensureInstalled(root, say);
    if (build) await ensureBuilt(root, say);
    // After the pages: their tool empties the whole of build/.
    await ensureCompiled(root);
  } finally {
    release();
  }
}
