/**
 * The table of failures: what an endpoint does, what the customer gets and when. The peer fails on real sockets; the clock stands still
 * unless a row moves it, so what comes "at once" waits for nothing.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdviceRequest } from '#coach';
import type { LlmOutcome } from '../choose-engine.ts';
import type { AdvicePart } from '../engine.ts';
import { localAdvice } from '../local-engine.ts';
import { inProcess } from '../work/work.ts';
import { llmEngine } from './engine.ts';
import { PATIENCE_MS } from './patience.ts';
import {
  answerOf,
  answerWith,
  type Behaviour,
  begin,
  chunk,
  hang,
  type Peer,
  refuse,
  reply,
  reset,
  say,
  startPeer,
} from './testing.ts';

const GOOD = [
  'A rye loaf on a Saturday morning is a proper ritual. How long did it rise?',
  'Rye is brave, most people stop at banana bread. Did the crust behave?',
  'You had me at baking all morning. What goes on the first slice?',
] as const;
const WHOLE = answerOf(GOOD);
const request: AdviceRequest = { id: 'a', message: 'Spent all morning baking rye bread, you?' };
const clock = () => 0;
const LOCAL = localAdvice(request, clock).replies.map(({ text }) => text);

let peer: Peer;
let outcomes: LlmOutcome[] = [];
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.close());
beforeEach(() => {
  peer.asked.length = 0;
  outcomes = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const engineWith = (timeoutMs = 60_000, baseUrl = peer.url) =>
  llmEngine({
    baseUrl,
    model: 'm1',
    apiKey: undefined,
    timeoutMs,
    run: inProcess,
    clock,
    observe: (outcome) => outcomes.push(outcome),
  });

type Gets = { texts: string[]; name: string; degraded: boolean };

const WAYS: Record<string, (engine: ReturnType<typeof engineWith>) => Promise<Gets>> = {
  async whole(engine) {
    const { replies, engine: told } = await engine.whole(request, { signal: new AbortController().signal });
    return { texts: replies.map(({ text }) => text), name: told.name, degraded: told.degraded };
  },
  async streamed(engine) {
    const texts: string[] = [];
    for await (const part of engine.parts(request, { signal: new AbortController().signal }))
      if (part.event === 'reply') texts.push(part.data.text);
      else if (part.event === 'done')
        return { texts, name: part.data.engine.name, degraded: part.data.engine.degraded };
    throw new Error('it never ended');
  },
};

const partsOf = () =>
  engineWith().parts(request, { signal: new AbortController().signal }) as AsyncGenerator<AdvicePart>;

/** Who wrote what the customer gets, in order. */
const MODELS = { texts: [...GOOD], name: 'llm', degraded: false };
const LOCALS = { texts: LOCAL, name: 'local', degraded: true };
const some = (count: number) => ({
  texts: expect.arrayContaining(GOOD.slice(0, count)),
  name: 'llm',
  degraded: true,
});

const cutAt = WHOLE.indexOf('Did the crust');
const thoughts =
  (text: string): Behaviour =>
  (response, { stream }) => {
    const message = { role: 'assistant', content: WHOLE, reasoning_content: text };
    if (!stream)
      return answerWith({ choices: [{ index: 0, message, finish_reason: 'stop' }] })(
        response,
        peer.asked[0] as never,
      );
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of text.match(/.{1,9}/gs) ?? []) response.write(chunk({ reasoning_content: piece }));
    response.end(`${chunk({ content: WHOLE })}${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

describe.each(Object.keys(WAYS))('%s, at once', (way) => {
  const ask = (engine = engineWith()) => (WAYS[way] as (typeof WAYS)[string])(engine);

  it.each<[row: string, does: Behaviour[], gets: object, outcome: LlmOutcome]>([
    ['a wrong key', [refuse(401)], LOCALS, 'rejected'],
    ['an unknown model', [refuse(404)], LOCALS, 'rejected'],
    ['a limit reached, without saying for how long', [refuse(429)], LOCALS, 'rate-limited'],
    ['a fault of its own', [refuse(500)], LOCALS, 'unavailable'],
    ['a connection that is reset', [reset], LOCALS, 'unavailable'],
    [
      'a fault told with 200',
      [answerWith({ error: { message: 'overloaded', code: 529 } })],
      LOCALS,
      'unavailable',
    ],
    ['a page of HTML', [answerWith('<html>Sign in</html>', 'text/html')], LOCALS, 'not-json'],
    ['an empty answer', [say('')], LOCALS, 'not-json'],
    ['an empty list', [reply()], LOCALS, 'not-json'],
    ['a refusal in prose', [say("I'm sorry, I can't help with that.")], LOCALS, 'not-json'],
    ['a refusal in the right shape', [reply("I'm sorry, but I can't help with that.")], LOCALS, 'refused'],
    ['fenced JSON', [say(`\`\`\`json\n${WHOLE}\n\`\`\``)], MODELS, 'written'],
    [
      'prose with brackets around the JSON',
      [say(`Sure {here}:\n${WHOLE}\nGood luck [you]!`)],
      MODELS,
      'written',
    ],
    ['commas too many', [say(WHOLE.replaceAll('}', ',}').replace(']', ',]'))], MODELS, 'written'],
    ['a bare list', [say(JSON.stringify(JSON.parse(WHOLE).replies))], MODELS, 'written'],
    ['thoughts in the text', [say(`<think>{"replies":[{"text":"no"}]}</think>${WHOLE}`)], MODELS, 'written'],
    ['thoughts in a field of their own', [thoughts('{"replies":[{"text":"no"}]}')], MODELS, 'written'],
    ['an answer cut off in the second reply', [say(WHOLE.slice(0, cutAt))], some(1), 'filled-up'],
    [
      'a schema that it does not take',
      [
        refuse(400, {}, 'response_format is not supported'),
        refuse(400, {}, "'response_format.type' must be 'text'"),
        reply(...GOOD),
      ],
      MODELS,
      'written',
    ],
    ['fields that it does not know, unnamed', [refuse(422), reply(...GOOD)], MODELS, 'written'],
  ])('%s', async (_row, does, gets, outcome) => {
    peer.behave(...does);
    expect(await ask()).toEqual(gets);
    expect(outcomes).toEqual([outcome]);
  });

  it('nobody where the address leads', async () => {
    const gone = await startPeer();
    await gone.close();
    const engine = engineWith(60_000, gone.url);
    expect(await ask(engine)).toEqual(LOCALS);
    expect(outcomes).toEqual(['unavailable']);
  });

  it('what it does not take is left out from then on', async () => {
    const engine = engineWith();
    peer.behave(refuse(400, {}, 'json_schema is not supported'), reply(...GOOD));
    await ask(engine);
    await ask(engine);
    expect(peer.asked.map(({ body }) => JSON.parse(body).response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
  });
});

const streamed =
  (end: string): Behaviour =>
  (response) => {
    begin(response, WHOLE);
    response.end(end);
  };

describe('an answer that is given in the other way than it was asked for', () => {
  const object = {
    choices: [{ index: 0, message: { role: 'assistant', content: WHOLE }, finish_reason: 'stop' }],
  };
  it.each<[string, string, Behaviour]>([
    ['an object to a stream', 'streamed', answerWith(object)],
    ['a stream to an object', 'whole', streamed('data: [DONE]\n\n')],
    ['a stream without its end', 'streamed', streamed('')],
    [
      'a text in parts',
      'whole',
      answerWith({
        choices: [
          {
            message: {
              content: [
                { type: 'thinking', thinking: [] },
                { type: 'text', text: WHOLE },
              ],
            },
          },
        ],
      }),
    ],
    [
      'the call of a tool',
      'whole',
      answerWith({
        choices: [
          { message: { content: null, tool_calls: [{ function: { name: 'answer', arguments: WHOLE } }] } },
        ],
      }),
    ],
    [
      'everything taken for thoughts',
      'whole',
      answerWith({ choices: [{ message: { content: null, reasoning_content: `Let me think.\n${WHOLE}` } }] }),
    ],
  ])('%s is read', async (_what, way, behaviour) => {
    peer.behave(behaviour);
    expect(await WAYS[way]?.(engineWith())).toEqual(MODELS);
  });
});

describe('a stream', () => {
  /** The parts up to the end, with the clock moved once the call stands. */
  async function lateParts(then: Behaviour) {
    let goOn: () => void = () => {};
    peer.behave((response, asked) => {
      goOn = () => void then(response, asked);
    });
    const call = peer.nextCall();
    const parts = partsOf();
    expect((await parts.next()).value).toMatchObject({ event: 'analysis' });
    const next = parts.next();
    await call;
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(await Promise.race([next, Promise.resolve('waiting')])).toBe('waiting');
    vi.advanceTimersByTime(1);
    const early = [(await next).value, (await parts.next()).value, (await parts.next()).value];
    expect(early).toMatchObject(LOCAL.map((text) => ({ event: 'reply', data: { text } })));
    goOn();
    const later = [];
    for await (const part of parts) later.push(part);
    return later;
  }

  it('without a reply for six seconds shows the local ones, and the model’s come as further ones', async () => {
    expect(await lateParts(reply(...GOOD))).toMatchObject([
      ...GOOD.map((text) => ({ event: 'reply', data: { text } })),
      { event: 'done', data: { engine: { name: 'llm', degraded: true } } },
    ]);
  });

  it('shows them once, where the model then brings nothing', async () => {
    expect(await lateParts(refuse(500))).toMatchObject([
      { event: 'done', data: { engine: { name: 'local', degraded: true } } },
    ]);
  });

  it('shows none of them where a reply came in time', async () => {
    peer.behave(reply(...GOOD));
    expect(await WAYS.streamed?.(engineWith())).toEqual(MODELS);
  });

  it('leaves its connection to the next one', async () => {
    peer.behave(reply(...GOOD));
    const engine = engineWith();
    await WAYS.streamed?.(engine);
    const before = peer.connections();
    for (let call = 0; call < 3; call++) expect(await WAYS.streamed?.(engine)).toEqual(MODELS);
    expect(peer.connections()).toBe(before);
  });

  it('hands on each reply behind prose as soon as it is closed', async () => {
    let write: (text: string) => void = () => {};
    peer.behave((response) => {
      begin(response, 'Of course, {friend}! Here they are:\n```json\n');
      write = (text) => response.write(chunk({ content: text }));
    });
    const call = peer.nextCall();
    const parts = partsOf();
    await parts.next();
    const first = parts.next();
    await call;
    await expect.poll(() => write.length).toBe(1);
    write(WHOLE.slice(0, WHOLE.indexOf('}') + 1));
    expect((await first).value).toMatchObject({ event: 'reply', data: { text: GOOD[0] } });
    await parts.return(undefined);
  });
});

it('an answer that does not come: the local ones when the time is over', async () => {
  peer.behave(hang);
  expect(await WAYS.whole?.(engineWith(100))).toEqual(LOCALS);
  expect(outcomes).toEqual(['timeout']);
});
