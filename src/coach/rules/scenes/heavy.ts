import type { Reading } from '../reading/read.ts';
import { readTrouble } from '../reading/trouble.ts';
import { wordNamed } from '../situations/book.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { lossOf } from './loss.ts';
import { once } from './once.ts';
import { flagged, says } from './scene.ts';

const heard = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control', 'harassment') &&
  !r.flags.some(({ kind }) => kind.startsWith('scam'));

const NEWS = /^(?:bad results|harmed as a child|harmed, and told)$/;
const SILENT_SINCE_TOLD = wordNamed('silent_since_told');

const heavy = once(
  (r: Reading): boolean =>
    lossOf(r) !== undefined ||
    (heard(r) &&
      ((!r.style.laughs && readTrouble(r.plain)?.kind === 'told in trust') ||
        says(r, SILENT_SINCE_TOLD) ||
        scenesIn('heavy news').some((scene) => NEWS.test(scene.name) && scene.when(r)))),
);
/** A loss or news of that weight: nothing is said beside what meets it. */
export const isHeavy = (r: Reading): boolean => heavy(r);
