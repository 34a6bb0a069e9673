/** Whether a message tells of a loss, or of news of that weight. */
import { madeOnce } from '../reading/made-once.ts';
import { readTrouble } from '../reading/trouble.ts';
import type { Reading } from '../reading.ts';
import { wordNamed } from './book.ts';
import type { Tiers } from './guards/guard.ts';
import { lossOf } from './loss.ts';
import { once } from './once.ts';
import { flagged, says } from './situation.ts';

const isToldKindly = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control', 'harassment') &&
  !r.flags.some(({ kind }) => kind.startsWith('scam'));

const NEWS = /^(?:bad results|harmed as a child|harmed, and told)$/;
const SILENT_SINCE_TOLD = wordNamed('silent_since_told');

export const isHeavyIn = madeOnce((tiers: Tiers) =>
  once(
    (r: Reading): boolean =>
      lossOf(r) !== undefined ||
      (isToldKindly(r) &&
        ((!r.style.laughs && readTrouble(r.plain)?.kind === 'told in trust') ||
          says(r, SILENT_SINCE_TOLD) ||
          tiers('heavy news').some((situation) => NEWS.test(situation.name) && situation.when(r)))),
  ),
);
