/** The whole way, with a peer on loopback in the model's place: it answers with the replies of an item, good and bad mixed. */
import type { AdviceResponse } from '#coach';
import { llmEngine } from '../../src/coach/server/llm/engine.ts';
import { type Peer, say, startPeer } from '../../src/coach/server/llm/testing.ts';
import type { Verify } from '../../src/coach/server/llm/writing.ts';
import { inProcess } from '../../src/coach/server/work/work.ts';
import { type Group, groupOf, type ReplayItem } from './replay.ts';

export type Shown = {
  readonly id: string;
  readonly group: Group;
  /** By the model, good and bad by the set's labels, and by the local coach. */
  readonly good: number;
  readonly bad: readonly string[];
  readonly local: number;
  readonly questions: number;
};

/** Good and bad in an order that is the same each time and has no pattern. */
function mixed(item: ReplayItem): ReadonlyArray<{ text: string; tone: string; strategy: string }> {
  const bad = item.bad.map(({ text }) => ({ text, tone: 'warm', strategy: 'follow up' }));
  const all = [...item.good, ...bad];
  const step = [3, 5, 7][Number(item.id.slice(-1)) % 3] ?? 3;
  return all.map((_, place) => all[(place * step + 1) % all.length] as (typeof all)[number]);
}

const answerTo = (item: ReplayItem): string =>
  JSON.stringify({
    replies: mixed(item),
    reading: {
      summary: item.reading.summary,
      interest: { level: item.reading.interest, reason: 'how they write' },
      intents: [],
      questions: item.reading.questions,
    },
  });

/** The second question, answered by the set's labels. */
function verdictOn(item: ReplayItem, user: string): string {
  const { replies } = JSON.parse(user) as { replies: Array<{ index: number; text: string }> };
  const refuse = replies.flatMap(({ index, text }) => {
    const fault = item.bad.find((one) => one.text === text)?.fault;
    return fault ? [{ index, fault }] : [];
  });
  return JSON.stringify({ refuse });
}

const systemAndUser = (body: string): { system: string; user: string } => {
  const { messages } = JSON.parse(body) as { messages: Array<{ role: string; content: unknown }> };
  const of = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
      .join('\n');
  return { system: of('system'), user: of('user') };
};

/** @param count replies asked for */
export async function shown(
  items: readonly ReplayItem[],
  { verify, count, only }: { verify: Verify; count: number; only: (item: ReplayItem) => boolean },
): Promise<Shown[]> {
  const peer = await startPeer();
  const engine = llmEngine({
    baseUrl: peer.url,
    model: 'replay',
    apiKey: undefined,
    timeoutMs: 60_000,
    verify,
    run: inProcess,
    clock: () => performance.now(),
    observe: () => {},
  });
  try {
    const all: Shown[] = [];
    for (const [place, item] of items.entries())
      if (only(item)) all.push(await shownOf(item, groupOf(place), peer, engine, count));
    return all;
  } finally {
    engine.close();
    await peer.close();
  }
}

async function shownOf(
  item: ReplayItem,
  group: Group,
  peer: Peer,
  engine: ReturnType<typeof llmEngine>,
  count: number,
): Promise<Shown> {
  peer.asked.length = 0;
  peer.behave((response, asked) => {
    const { system, user } = systemAndUser(asked.body);
    return say(system.includes('"refuse"') ? verdictOn(item, user) : answerTo(item))(response, asked);
  });
  const { replies }: AdviceResponse = await engine.whole(
    { ...item.request, count },
    { signal: new AbortController().signal },
  );
  // Dashes and quotes are tidied on the way, so letters alone are held against each other.
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const isOf = (texts: ReadonlyArray<{ text: string }>, text: string) =>
    texts.some((one) => letters(one.text) === letters(text));
  return {
    id: item.id,
    group,
    good: replies.filter(({ text }) => isOf(item.good, text)).length,
    bad: replies.map(({ text }) => text).filter((text) => isOf(item.bad, text)),
    local: replies.filter(({ text }) => !isOf(item.good, text) && !isOf(item.bad, text)).length,
    questions: peer.asked.length,
  };
}
