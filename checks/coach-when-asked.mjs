/**
 * Loaded into a server process by `--import`: the coach's worker is started by the first question, as its pool does by itself where nobody
 * starts it, and no longer by the start of the server. It takes half of the processor time of a start. For tests that ask the coach nothing;
 * the product knows nothing of it.
 */
import { registerHooks } from 'node:module';

const STARTED = 'start: pool.start,';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/src/coach/server/pool/coach-pool.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(STARTED)) throw new Error(`coach-pool.ts has no "${STARTED}" any more`);
    return { ...loaded, source: source.replace(STARTED, 'start: async () => {},') };
  },
});
