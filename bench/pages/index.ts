/** `npm run bench -- pages`: how soon the pages are there, and how many of them one process hands out. */
import { existsSync } from 'node:fs';

import { startProduct } from '../../journeys/support/product.ts';
import { type Bench, UsageFault } from '../bench.ts';
import { table } from '../coach/table.ts';
import { type Audit, runLighthouse } from './lighthouse.ts';
import { measureServing, type Serving } from './serving.ts';
import { type EarlyPresses, type FirstSight, measureSlowProcessor } from './slow-processor.ts';

const PARTS = ['serving', 'lighthouse', 'slow'] as const;
type Part = (typeof PARTS)[number];

const PATHS = ['/', '/pricing', '/choose-us', '/terms', '/privacy'] as const;
const BUILT = new URL('../../build/.stamp', import.meta.url);

/** What the figures are held against; `…Under` and `…Over` beside the bare page of the same run. */
const TARGETS = {
  performanceUnder: 4,
  others: 100,
  lcpRatio: 1.6,
  tbtOverMs: 150,
  cls: 0,
  scriptBytes: 6 * 1024,
  servingRatio: 0.8,
  facesAfterMs: 500,
};

const tick = (ok: boolean): string => (ok ? '✓' : '✗');

function servingTable(found: readonly Serving[]): string {
  return table(
    ['page', 'bytes', 'a second', 'bare node:http', `ratio (≥ ${TARGETS.servingRatio})`],
    found.map(({ path, bytes, perSecond, barePerSecond, ratio }) => [
      path,
      String(bytes),
      perSecond.toFixed(0),
      barePerSecond.toFixed(0),
      `${ratio.toFixed(2)} ${tick(ratio >= TARGETS.servingRatio)}`,
    ]),
  );
}

type Figures = Omit<Audit, 'path' | 'missed' | 'lcpMs'>;

/** Whether a page reaches every target, beside the bare page of the same run. */
export const reached = ({ scores, lcpRatio, tbtMs, cls, scriptBytes }: Figures, bare: Figures) =>
  scores.performance >= bare.scores.performance - TARGETS.performanceUnder &&
  scores.accessibility >= TARGETS.others &&
  scores['best-practices'] >= TARGETS.others &&
  scores.seo >= TARGETS.others &&
  lcpRatio <= TARGETS.lcpRatio &&
  tbtMs <= bare.tbtMs + TARGETS.tbtOverMs &&
  cls <= TARGETS.cls &&
  scriptBytes <= TARGETS.scriptBytes;

function lighthouseTable(found: readonly Audit[]): string {
  const [bare] = found;
  return table(
    [
      'page',
      'performance',
      'accessibility',
      'practices',
      'SEO',
      'LCP s',
      'of bare',
      'TBT ms',
      'CLS',
      'script',
      '',
      'missed',
    ],
    found.map((audit) => [
      audit.path,
      String(audit.scores.performance),
      String(audit.scores.accessibility),
      String(audit.scores['best-practices']),
      String(audit.scores.seo),
      (audit.lcpMs / 1000).toFixed(2),
      audit.lcpRatio.toFixed(2),
      audit.tbtMs.toFixed(0),
      audit.cls.toFixed(3),
      String(audit.scriptBytes),
      bare && audit !== bare ? tick(reached(audit, bare)) : '',
      audit.missed.join(', '),
    ]),
  );
}

function slowTable(found: readonly FirstSight[]): string {
  return table(
    ['page', 'first paint ms', `real faces after ms (≤ ${TARGETS.facesAfterMs})`],
    found.map(({ path, firstPaintMs, facesAfterMs }) => [
      path,
      firstPaintMs.toFixed(0),
      `${facesAfterMs.toFixed(0)} ${tick(facesAfterMs <= TARGETS.facesAfterMs)}`,
    ]),
  );
}

const pressesLine = ({ presses, counted, alerts, alertAfterMs }: EarlyPresses): string =>
  `a plan pressed at the first paint: ${counted} of ${presses} counted ${tick(counted === presses)}, ${alerts} of ${presses} told that it could not be kept ${tick(alerts === presses)} (after ${alertAfterMs.toFixed(0)} ms)`;

export const pages: Bench<Part> = {
  parts: PARTS,
  async run(parts, print) {
    if (!existsSync(BUILT)) throw new UsageFault('The pages are not built yet: npm start builds them.');
    const product = await startProduct({ env: { RATE_LIMITS: 'off' } });
    try {
      let serving: Serving[] | undefined;
      let lighthouse: Audit[] | undefined;
      if (parts.includes('serving')) {
        serving = await measureServing(`http://127.0.0.1:${product.ports.web}`, PATHS);
        print(
          `\n── pages a second, brotli, beside a bare server with the same bytes ──\n${servingTable(serving)}`,
        );
      }
      if (parts.includes('lighthouse')) {
        lighthouse = await runLighthouse(product.url, PATHS);
        print(
          `\n── Lighthouse, mobile, simulated slow 4G, medians of five rounds, the bare page first in each ──\n${lighthouseTable(lighthouse)}`,
        );
      }
      let slow: Awaited<ReturnType<typeof measureSlowProcessor>> | undefined;
      if (parts.includes('slow')) {
        slow = await measureSlowProcessor(product, PATHS);
        print(
          `\n── on a processor slowed four times, medians of five ──\n${slowTable(slow.sights)}\n${pressesLine(slow.presses)}`,
        );
      }
      return { serving, lighthouse, slow };
    } finally {
      await product.stop();
    }
  },
};
