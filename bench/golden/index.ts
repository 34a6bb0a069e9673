/**
 * `npm run bench -- golden write` keeps what the coach answers now in `bench/results/`, which is not in git; `npm run bench -- golden compare`
 * tells what it answers otherwise since. For changes to the coach's form that must change none of its answers.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AdviceRequest } from '#coach';
import type { Bench } from '../bench.ts';
import { UsageFault } from '../bench.ts';
import { goldenRequests } from './messages.ts';

const PARTS = ['write', 'compare'] as const;
type Part = (typeof PARTS)[number];

const FILE = new URL('../results/golden-answers.jsonl', import.meta.url);
/** So many differences are printed; all of them are in `golden.json`. */
const SHOWN = 40;

type Row = { readonly request: AdviceRequest; readonly answer: string };

/** The answers in the order of the requests. A thread's share is every n-th, so that a costly stretch is everybody's. */
async function answersTo(requests: readonly AdviceRequest[]): Promise<string[]> {
  const answers = new Array<string>(requests.length);
  const threads = availableParallelism();
  await Promise.all(
    Array.from(
      { length: threads },
      (_, thread) =>
        new Promise<void>((resolve, reject) => {
          const share = requests.flatMap((request, at) => (at % threads === thread ? [[at, request]] : []));
          const worker = new Worker(new URL('./answers.ts', import.meta.url), {
            workerData: { requests: share },
          });
          worker.on('message', ([at, answer]: [number, string]) => {
            answers[at] = answer;
          });
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
  return answers;
}

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

async function write(print: (text: string) => void): Promise<object> {
  const requests = goldenRequests();
  const answers = await answersTo(requests);
  const rows = requests.map((request, at): Row => ({ request, answer: answers[at] ?? '' }));
  mkdirSync(new URL('./', FILE), { recursive: true });
  writeFileSync(FILE, `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
  print(`${rows.length} answers kept, ${hashOf(answers)}`);
  return { answers: rows.length, hash: hashOf(answers) };
}

async function compare(print: (text: string) => void): Promise<object> {
  if (!existsSync(FILE))
    throw new UsageFault('No answers are kept: run `npm run bench -- golden write` first');
  const rows = readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const answers = await answersTo(rows.map(({ request }) => request));
  const different = rows.flatMap(({ request, answer }, at) =>
    answers[at] === answer ? [] : [{ request, before: toldOf(answer), now: toldOf(answers[at] ?? '') }],
  );
  for (const { request, before, now } of different.slice(0, SHOWN))
    print(`\n${request.message}\n  before: ${before.join(' | ')}\n  now:    ${now.join(' | ')}`);
  print(`\n${rows.length} compared, ${different.length} different`);
  return { compared: rows.length, different };
}

/** The replies; where these are the same, the analysis. */
const toldOf = (answer: string): string[] => {
  if (answer === '') return [];
  const { replies, analysis } = JSON.parse(answer) as { replies: Array<{ text: string }>; analysis: object };
  return [...replies.map(({ text }) => text), JSON.stringify(analysis)];
};

/** Without a part it compares: keeping anew is asked for by name. */
const run = async (parts: readonly Part[], print: (text: string) => void): Promise<object> =>
  parts.includes('compare') ? compare(print) : write(print);

export const golden: Bench<Part> = { parts: PARTS, onlyByName: true, run };
