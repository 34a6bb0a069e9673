/**
 * `npm run bench -- faults [sqlite|postgres] [--checkouts N] [--seed N]`: whether money is lost or taken twice while everything
 * goes wrong. Real servers are killed while eight customers at a time pay over all four wires of a gateway that misbehaves; then the gateway's
 * own ledger is held against the shop's. Unlike the others it judges: a fault ends it with 1.
 */
import { existsSync } from 'node:fs';
import type { Engine } from '#database';
import { type Bench, UsageFault } from '../bench.ts';
import { table } from '../coach/table.ts';
import { type Ran, runOn, type Stage } from './run.ts';

const CHECKOUTS = 2_000;
const CHECKOUTS_A_KILL_AT_MOST = 40;
const SEED = 24;

const counts = (of: Record<string, number>): string =>
  Object.entries(of)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');

/** What must not be, a line each, with the story of the checkout. */
const faultsOf = ({ name, verdict, stories }: Stage): string[] =>
  verdict.faults.map(({ checkoutId, chargeId, says }) => {
    const story = stories.find((one) => one.checkoutId === checkoutId);
    const told = story
      ? `\n    ${[`${story.email}, ${story.plan}, ${story.way}: ${story.customer.join('; ')}`, ...story.shop].join('\n    ')}`
      : '';
    return `${name}: checkout ${checkoutId}, payment ${chargeId}: ${says}${told}`;
  });

function report({ engine, stages, ways, byHand, faults }: Ran): string {
  const head = [
    '',
    'checkouts',
    'SIGKILLs',
    'captures',
    'applied',
    'given back',
    'in review',
    'faults',
    'minutes',
  ];
  const rows = stages.map(({ name, checkouts, kills, seconds, verdict }) => [
    name,
    String(checkouts),
    String(kills),
    String(verdict.captures),
    String(verdict.applied),
    String(verdict.givenBack),
    String(verdict.review),
    String(verdict.faults.length),
    (seconds / 60).toFixed(1),
  ]);
  const reasons = stages.at(-1)?.verdict.reasons ?? {};
  return [
    `\n── ${engine} ──`,
    table(head, rows),
    `ways: ${counts(ways)}`,
    `in review at the end: ${counts(reasons)}`,
    `after the restore by hand: ${byHand.settled} settled, ${byHand.givenBack} given back in the portal`,
    ...[...stages.flatMap(faultsOf), ...faults].map((line) => `✗ ${line}`),
  ].join('\n');
}

export const faults: Bench<Engine> = {
  parts: ['sqlite', 'postgres'],
  flags: ['checkouts', 'seed'],
  onlyByName: true,
  async run(parts, print, { checkouts = CHECKOUTS, seed = SEED } = {}) {
    if (!existsSync(new URL('../../build/.stamp', import.meta.url)))
      throw new UsageFault('The pages are not built yet: npm start builds them.');
    // Side by side: most of the time both wait, for a lost answer or for a server that comes back.
    const runs = await Promise.allSettled(
      parts.map((engine) => runOn(engine as Engine, { checkouts, seed, say: print })),
    );
    const engines = runs.map((run) => {
      if (run.status === 'rejected') throw run.reason;
      const ran = run.value;
      print(report(ran));
      const all = [...ran.stages.flatMap(faultsOf), ...ran.faults];
      const kills = ran.stages.at(-1)?.kills ?? 0;
      if (kills < checkouts / CHECKOUTS_A_KILL_AT_MOST) all.push(`${ran.engine}: ${kills} kills are too few`);
      return { ...ran, faults: all };
    });
    const failed = engines.some((one) => one.faults.length > 0);
    print(failed ? '\n✗ failed' : '\n✓ nothing lost, nothing taken twice');
    return { checkouts, seed, failed, engines };
  },
};
