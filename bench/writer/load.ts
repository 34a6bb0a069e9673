/**
 * What stands between a reader and the model's first reply: one call at a time, and 800 streams begun within a second. The peer is a thread
 * of its own; a bare `fetch` of the same streams tells what it is capable of itself.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AdviceRequest } from '#coach';
import { llmEngine } from '../../src/coach/server/llm/engine.ts';
import { coachPool } from '../../src/coach/server/pool/coach-pool.ts';
import type { Prepared, RunWork } from '../../src/coach/server/work/types.ts';
import { inProcess, WORK } from '../../src/coach/server/work/work.ts';
import type { PeerData } from './load-peer.ts';
import type { ReplayItem } from './replay.ts';

/** A comment on the wire, which no reader of events sees: the first reply is whole. */
const FIRST_IS_WHOLE = ': first\n\n';

/** In milliseconds, of those that got a reply of the model's. */
export type Firsts = {
  readonly asked: number;
  readonly byModel: number;
  readonly median: number;
  readonly p95: number;
  /** Processor time of the serving thread an answer. */
  readonly cpuMs: number;
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function firstsOf(times: readonly number[], asked: number, cpu: NodeJS.CpuUsage): Firsts {
  const sorted = times.toSorted((left, right) => left - right);
  return {
    asked,
    byModel: sorted.length,
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    cpuMs: (cpu.user + cpu.system) / 1_000 / asked,
  };
}

async function withPeer<T>(
  data: Omit<PeerData, 'mark'>,
  use: (baseUrl: string, wholeAtMs: readonly number[]) => Promise<T>,
): Promise<T> {
  const peer = new Worker(new URL('./load-peer.ts', import.meta.url), {
    workerData: { ...data, mark: FIRST_IS_WHOLE } satisfies PeerData,
  });
  const [{ port }] = (await once(peer, 'message')) as [{ port: number }];
  const wholeAtMs: number[] = [];
  peer.on('message', ({ firstAtMs }: { firstAtMs: number }) => wholeAtMs.push(firstAtMs));
  try {
    return await use(`http://127.0.0.1:${port}/v1`, wholeAtMs);
  } finally {
    await peer.terminate();
  }
}

const engineOf = (baseUrl: string, run: RunWork) =>
  llmEngine({
    baseUrl,
    model: 'load',
    apiKey: undefined,
    timeoutMs: 60_000,
    run,
    clock: () => performance.now(),
    observe: () => {},
  });

/** Begins `count` calls evenly within a second. @param ask gives the milliseconds to the first reply, or undefined where none was the model's */
async function burst(count: number, ask: (place: number) => Promise<number | undefined>): Promise<Firsts> {
  const startMs = performance.now();
  const cpu = process.threadCpuUsage();
  const calls: Array<Promise<number | undefined>> = [];
  for (let place = 0; place < count; place++) {
    const dueMs = startMs + (place * 1_000) / count - performance.now();
    if (dueMs > 1) await wait(dueMs);
    calls.push(ask(place));
  }
  const times = (await Promise.all(calls)).filter((ms) => ms !== undefined);
  return firstsOf(times, count, process.threadCpuUsage(cpu));
}

/** Reads the whole stream as plainly as can be. */
async function bareMs(baseUrl: string, message: string): Promise<number | undefined> {
  const startMs = performance.now();
  const body = { stream: true, messages: [{ role: 'user', content: JSON.stringify({ message }) }] };
  const response = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', body: JSON.stringify(body) });
  const decoder = new TextDecoder();
  let firstMs: number | undefined;
  for await (const part of response.body ?? [])
    if (decoder.decode(part, { stream: true }).includes(FIRST_IS_WHOLE))
      firstMs ??= performance.now() - startMs;
  return firstMs;
}

/** To the first reply of the model's; the rest is read to its end. */
async function firstMs(
  engine: ReturnType<typeof engineOf>,
  request: AdviceRequest,
  local: ReadonlySet<string>,
): Promise<number | undefined> {
  const startMs = performance.now();
  let first: number | undefined;
  try {
    for await (const part of engine.parts(request, { signal: new AbortController().signal }))
      if (part.event === 'reply' && !local.has(part.data.text)) first ??= performance.now() - startMs;
  } catch {
    // No room: it counts as one without a reply of the model's.
  }
  return first;
}

/** The coach's own work done before, so that what is left is the way of the model's words. */
function doneBefore(prepared: Prepared): RunWork {
  const work: Partial<Record<string, (input: never) => unknown>> = {
    prepare: () => prepared,
    check: ({ drafts }: Parameters<typeof WORK.check>[0]) => ({
      passed: drafts.map((draft) => ({
        draft,
        reply: { text: draft.text, tone: 'warm', strategy: 's', why: 'w' },
        doubt: undefined,
      })),
      refused: [],
    }),
    choose: ({ passed, count, shown }: Parameters<typeof WORK.choose>[0]) => ({
      written: passed.slice(shown.length, count).map(({ reply }) => reply),
      fill: [],
    }),
  };
  return (async (name: keyof typeof work, input: never) => work[name]?.(input)) as unknown as RunWork;
}

type Case = {
  readonly request: AdviceRequest;
  readonly message: string;
  readonly local: ReadonlySet<string>;
};

/** Streams begun within a second, of the words alone and with the coach's work on each. */
const STREAMS = 800;
const WITH_WORK = [10, 20] as const;

/** @param items those whose first good reply is shown at once: English ones that a model is asked for */
export async function load(items: readonly ReplayItem[]) {
  const cases: Case[] = [];
  const answers: Record<string, string> = {};
  let prepared: Prepared | undefined;
  for (const { request: given, good } of items) {
    const request = { ...given, count: 3 };
    const ready = WORK.prepare(request);
    if (!ready.prompt || ready.unjudged) continue;
    prepared ??= ready;
    const { message } = JSON.parse(ready.prompt.user) as { message: string };
    answers[message] = JSON.stringify({ replies: good });
    cases.push({ request, message, local: new Set(ready.replies.map(({ text }) => text)) });
  }
  const at = (place: number) => cases[place % cases.length] as Case;
  if (!prepared) throw new Error('no request that a model is asked for');
  const done = doneBefore(prepared);
  const other = Object.values(answers)[0] ?? '';

  const single = await withPeer({ answers, other, firstMs: 20, nextMs: 5 }, (baseUrl, wholeAtMs) =>
    oneByOne(engineOf(baseUrl, inProcess), cases, wholeAtMs),
  );
  const bursts = await withPeer({ answers, other, firstMs: 300, nextMs: 150 }, async (baseUrl) => {
    const rows: Array<{ name: string; streams: number; bare: Firsts; ours: Firsts }> = [];
    const wire = engineOf(baseUrl, done);
    // Sockets and code are warm in what runs all day.
    await burst(50, (place) => bareMs(baseUrl, at(place).message));
    await burst(50, (place) => firstMs(wire, at(place).request, NONE));
    const bare = await burst(STREAMS, (place) => bareMs(baseUrl, at(place).message));
    rows.push({
      name: 'the way of its words',
      streams: STREAMS,
      bare,
      ours: await burst(STREAMS, (place) => firstMs(wire, at(place).request, NONE)),
    });
    const pool = coachPool({ workers: 1 });
    await pool.start();
    const engine = engineOf(baseUrl, pool.run);
    await burst(10, (place) => firstMs(engine, at(place).request, at(place).local));
    for (const count of WITH_WORK)
      rows.push({
        name: 'with the coach’s work, one worker',
        streams: count,
        bare: await burst(count, (place) => bareMs(baseUrl, at(place).message)),
        ours: await burst(count, (place) => firstMs(engine, at(place).request, at(place).local)),
      });
    await pool.close();
    return rows;
  });
  return { single, bursts };
}
const NONE: ReadonlySet<string> = new Set();

/** From the peer's writing of the end of its first reply to ours. */
async function oneByOne(
  engine: ReturnType<typeof engineOf>,
  cases: readonly Case[],
  wholeAtMs: readonly number[],
): Promise<Firsts> {
  const cpu = process.threadCpuUsage();
  const times: number[] = [];
  // The first round warms the code that runs all day elsewhere.
  const rounds = [...cases, ...cases];
  for (const [place, { request, local }] of rounds.entries()) {
    const beganAtMs = performance.timeOrigin + performance.now();
    const wholeFrom = () => wholeAtMs.find((atMs) => atMs >= beganAtMs);
    let shownAtMs: number | undefined;
    for await (const part of engine.parts(request, { signal: new AbortController().signal }))
      if (part.event === 'reply' && !local.has(part.data.text))
        shownAtMs ??= performance.timeOrigin + performance.now();
    // What the peer tells comes by another way.
    while (wholeFrom() === undefined) await wait(1);
    if (place >= cases.length && shownAtMs !== undefined) times.push(shownAtMs - (wholeFrom() ?? 0));
  }
  return firstsOf(times, cases.length, process.threadCpuUsage(cpu));
}
