/** `npm run bench -- coach`: how good and how fast the assistant's answers are. */
import type { Bench } from '../bench.ts';
import {
  FIRST_AT_MOST_MS,
  FLAT_WITHIN_MB,
  type FreshWorker,
  freshWorker,
  IMPORT_AT_MOST_MS,
  RESIDENT_AT_MOST_MB,
  WARM_AT_MOST_MS,
} from './fresh-worker.ts';
import { type Fuzz, fuzz, type Growth, growth, P999_UNDER_MS, RATIO_UNDER } from './fuzz/run.ts';
import { EMOTIONS_ADVICE, goEmotions } from './go-emotions.ts';
import { FIRST_UNDER_MS, type Latency, latency } from './latency.ts';
import { BEHAVE_AT_LEAST, type Metamorphic, metamorphic, perCent } from './metamorphic/run.ts';
import { referenceMs, timeText } from './reference.ts';
import { type Figures, score } from './scorer.ts';
import { answersTo, readableSet, type ScoredSet, scoredSets } from './sets.ts';
import { table } from './table.ts';
import { LOCKED_WITHIN_POINTS, marked, pointsBehind, TARGETS, targetText } from './targets.ts';
import { worstOf, worstText } from './worst.ts';

const PARTS = ['sets', 'worst', 'pairs', 'fuzz', 'times', 'worker', 'emotions'] as const;
type Part = (typeof PARTS)[number];

type Print = (text: string) => void;

const title = (text: string): string => `\n── ${text} ──`;
const tick = (ok: boolean): string => (ok ? '✓' : '✗');

type Scored = { readonly name: string; readonly figures: Figures };

/** Figures without a target stand below those that have one. */
export function setsTable(scored: readonly Scored[]): string {
  const others = [...new Set(scored.flatMap(({ figures }) => Object.keys(figures)))].filter(
    (name) => !(name in TARGETS),
  );
  const rows = [
    ...Object.entries(TARGETS).map(([name, target]) => [
      name,
      targetText(target),
      ...scored.map(({ figures }) => marked(figures[name], target)),
    ]),
    ...others.map((name) => [name, '', ...scored.map(({ figures }) => marked(figures[name]))]),
  ];
  const [locked, dev] = ['locked', 'dev'].map((name) => scored.find((one) => one.name === name)?.figures);
  const behind = locked && dev && pointsBehind(locked, dev);
  if (behind !== undefined)
    rows.push([
      'locked behind dev, points',
      `≤ ${LOCKED_WITHIN_POINTS}`,
      `${behind} ${tick(behind <= LOCKED_WITHIN_POINTS)}`,
    ]);
  return table(['figure', 'target', ...scored.map(({ name }) => name)], rows);
}

function runSets(sets: readonly ScoredSet[], notes: readonly string[], print: Print): Scored[] {
  const scored = sets.map(({ name, items }) => ({ name, figures: score(items, answersTo(items)) }));
  print(title('labelled sets'));
  print(setsTable(scored));
  for (const note of notes) print(note);
  return scored;
}

function runWorst(sets: readonly ScoredSet[], print: Print) {
  const set = readableSet(sets);
  const items = worstOf(set);
  print(title(`the worst ${items.length} answers of ${set.name} (${set.items.length} items)`));
  print(items.map((worst, index) => worstText(worst, index + 1)).join('\n'));
  return { set: set.name, items };
}

function printPairs({ kinds, pairs, behave, misbehave }: Metamorphic, print: Print): void {
  print(title('pairs of messages that differ in one thing'));
  const row = (kind: string, all: number, well: number) => {
    const share = perCent(well, all);
    return [kind, `${all}`, `≥ ${BEHAVE_AT_LEAST} %`, `${share} ${tick(share >= BEHAVE_AT_LEAST)}`];
  };
  print(
    table(
      ['kind', 'pairs', 'target', 'behave %'],
      [
        ...kinds.map((one) => row(one.kind, one.pairs, one.behave)),
        ['all', `${pairs}`, `≥ ${BEHAVE_AT_LEAST} %`, `${behave} ${tick(behave >= BEHAVE_AT_LEAST)}`],
      ],
    ),
  );
  for (const { kind, a, b, why } of misbehave)
    print(`✗ ${kind}: ${JSON.stringify(a)} → ${JSON.stringify(b)}\n    ${why}`);
}

function printFuzz(found: Fuzz, grown: Growth, print: Print): void {
  print(title('any text at all'));
  const { slowest, tooSteep, patterns } = grown;
  print(
    table(
      ['figure', 'target', 'value'],
      [
        ['strings', '', `${found.strings}`],
        ['faults', '0', `${found.faultCount} ${tick(found.faultCount === 0)}`],
        ['p50', '', timeText(found.p50)],
        ['p99', '', timeText(found.p99)],
        ['p99.9', `< ${P999_UNDER_MS} ms`, `${timeText(found.p999)} ${tick(found.p999.ms < P999_UNDER_MS)}`],
        ['slowest', '', `${timeText(found.slowest)} ${found.slowest.input}`],
        ['baits, 8,000 characters against 4,000', '', `${grown.baits}`],
        [
          `baits that take ${RATIO_UNDER} times as long`,
          '0',
          `${tooSteep.length} ${tick(tooSteep.length === 0)}`,
        ],
        ['slowest bait', '', `${slowest.fullMs} ms at ${slowest.length}: ${JSON.stringify(slowest.bait)}`],
      ],
    ),
  );
  for (const { what, input, length } of found.faults) print(`✗ ${what}: ${input} (${length} units)`);
  for (const { bait, length, halfMs, fullMs, ratio } of tooSteep)
    print(
      `✗ bait ${JSON.stringify(bait)}: ${halfMs} ms at ${length / 2}, ${fullMs} ms at ${length} (× ${ratio})`,
    );
  for (const { at, pattern, bait, ms, ratio } of patterns)
    print(
      `  pattern at ${at}, × ${ratio}, ${ms.toFixed(1)} ms on ${JSON.stringify(bait)}: ${pattern.slice(0, 160)}`,
    );
}

function printTimes({ warm, fresh }: Latency, reference: number, print: Print): void {
  print(title('time'));
  const answered = `${timeText(fresh.both)} ${tick(fresh.both.ms < FIRST_UNDER_MS)}`;
  print(
    table(
      ['figure', 'target', 'value'],
      [
        ['1 ref: a fixed JSON document parsed', '', `${reference.toPrecision(3)} ms`],
        [`warm p50 of ${warm.answers}`, '', timeText(warm.p50)],
        ['warm p99', '', timeText(warm.p99)],
        ['warm slowest', '', timeText(warm.slowest)],
        ['fresh process: load', '', timeText(fresh.load)],
        ['fresh process: first answer after that', '', timeText(fresh.firstAnswer)],
        ['fresh process: both', `< ${FIRST_UNDER_MS} ms`, answered],
      ],
    ),
  );
}

function printWorker({ residentMb, importMs, first, warm }: FreshWorker, print: Print): void {
  print(title('a worker that answers 1,000 different messages, then as many others'));
  const row = (figure: string, value: number, most: number, unit: string) => [
    figure,
    `≤ ${most} ${unit}`,
    `${value} ${unit} ${tick(value <= most)}`,
  ];
  print(
    table(
      ['figure', 'target', 'value'],
      [
        ['resident memory, loaded', '', `${residentMb.loaded} MB`],
        row('resident memory after 1,000', residentMb.first, RESIDENT_AT_MOST_MB, 'MB'),
        row('what it grows by after that', residentMb.others - residentMb.first, FLAT_WITHIN_MB, 'MB'),
        row('import, processor time', importMs, IMPORT_AT_MOST_MS, 'ms'),
        row('first pass over a message p50', first.p50, FIRST_AT_MOST_MS.p50, 'ms'),
        row('first pass p99', first.p99, FIRST_AT_MOST_MS.p99, 'ms'),
        ['first pass, slowest', '', `${first.slowest} ms`],
        row('warm p50', warm.p50, WARM_AT_MOST_MS.p50, 'ms'),
        row('warm p99', warm.p99, WARM_AT_MOST_MS.p99, 'ms'),
        ['warm, slowest', '', `${warm.slowest} ms`],
      ],
    ),
  );
}

function runEmotions(file: string | undefined, print: Print) {
  print(title('GoEmotions'));
  if (!file) {
    print(EMOTIONS_ADVICE);
    return { note: EMOTIONS_ADVICE };
  }
  const found = goEmotions(file);
  print(table(['figure', 'texts', 'value'], [['macro-F1, 28 labels', `${found.texts}`, `${found.macroF1}`]]));
  return found;
}

function run(parts: readonly Part[], print: Print): object {
  const does = (part: Part) => parts.includes(part);
  const reference = referenceMs();
  const needsSets = does('sets') || does('worst') || does('times');
  const { sets, notes } = needsSets ? scoredSets(process.env.COACH_DEV) : { sets: [], notes: [] };
  const found: Record<string, unknown> = { referenceMs: reference };
  if (does('sets')) found.sets = runSets(sets, notes, print);
  if (does('worst')) found.worst = runWorst(sets, print);
  if (does('pairs')) {
    const pairs = metamorphic();
    printPairs(pairs, print);
    found.pairs = pairs;
  }
  if (does('fuzz')) {
    const strings = fuzz(reference);
    const grown = growth();
    printFuzz(strings, grown, print);
    found.fuzz = { strings, growth: grown };
  }
  if (does('times')) {
    const now = referenceMs();
    const times = latency(
      [...sets, ...(sets.some(({ blind }) => !blind) ? [] : [readableSet(sets)])].flatMap(
        ({ items }) => items,
      ),
      now,
    );
    printTimes(times, now, print);
    found.times = times;
  }
  if (does('worker')) {
    const worker = freshWorker();
    printWorker(worker, print);
    found.worker = worker;
  }
  if (does('emotions')) found.emotions = runEmotions(process.env.COACH_GOEMOTIONS, print);
  return found;
}

export const coach: Bench<Part> = { parts: PARTS, run };
