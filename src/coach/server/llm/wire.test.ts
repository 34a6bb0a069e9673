/** The real wire, as a library that others keep speaks it: what the endpoint of an operator would send and get. */
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdviceRequest, adviceResponseSchema } from '#coach';
import type { LlmOutcome } from '../choose-engine.ts';
import type { AdvicePart } from '../engine.ts';
import { inProcess } from '../work/work.ts';
import { llmEngine } from './engine.ts';
import { answerOf } from './testing.ts';

const GOOD = [
  'A rye loaf on a Saturday morning is a proper ritual. How long did it rise?',
  'Rye is brave, most people stop at banana bread. Did the crust behave?',
  'You had me at baking all morning. What goes on the first slice?',
];
const request: AdviceRequest = { id: 'a', message: 'Spent all morning baking rye bread, you?' };
const asking = { signal: new AbortController().signal };

let mock: LLMock;
let outcomes: LlmOutcome[] = [];
beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.clearRequests();
  mock.clearFixtures();
  outcomes = [];
});

const engine = () =>
  llmEngine({
    baseUrl: `${mock.url}/v1`,
    model: 'some-model',
    apiKey: 'key-of-ours',
    timeoutMs: 20_000,
    run: inProcess,
    clock: () => performance.now(),
    observe: (outcome) => outcomes.push(outcome),
  });

async function partsOf(given: AdviceRequest): Promise<AdvicePart[]> {
  const parts: AdvicePart[] = [];
  for await (const part of engine().parts(given, asking)) parts.push(part);
  return parts;
}

describe('an OpenAI-compatible endpoint', () => {
  it.each<[string, string]>([
    ['JSON', answerOf(GOOD)],
    ['fenced JSON', `\`\`\`json\n${answerOf(GOOD)}\n\`\`\``],
    ['JSON with talk around it', `Sure, here they are:\n${answerOf(GOOD)}\nGood luck!`],
    ['JSON after thinking aloud', `<think>they baked {rye}</think>${answerOf(GOOD)}`],
  ])('writes the replies, in %s', async (_what, content) => {
    mock.onMessage(/rye/, { content });
    const answer = adviceResponseSchema.parse(await engine().whole(request, asking));
    expect(answer).toMatchObject({ id: 'a', engine: { name: 'llm', model: 'some-model', degraded: false } });
    expect(answer.replies.map(({ text }) => text)).toEqual(GOOD);
    const parts = await partsOf(request);
    expect(parts.map(({ event }) => event)).toEqual(['analysis', 'reply', 'reply', 'reply', 'done']);
    expect(parts[0]?.data).toEqual(answer.analysis);
    expect(parts.slice(1, 4).map(({ data }) => data)).toEqual(answer.replies);
    expect(outcomes).toEqual(['written', 'written']);
  });

  it('is asked by its model and key, with a schema, and for a stream only where one is wanted', async () => {
    mock.onMessage(/rye/, { content: answerOf(GOOD) });
    await engine().whole(request, asking);
    await partsOf(request);
    const [whole, streamed] = mock.getRequests();
    expect(whole?.path).toBe('/v1/chat/completions');
    expect(whole?.body).toMatchObject({
      model: 'some-model',
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
    expect(whole?.body).not.toMatchObject({ stream: true });
    expect(streamed?.body).toMatchObject({ stream: true });
  });

  it('that refuses is answered for', async () => {
    mock.onMessage(/rye/, { content: answerOf(GOOD) });
    mock.nextRequestError(500, { message: 'boom' });
    const answer = await engine().whole(request, asking);
    expect(answer.engine).toMatchObject({ name: 'local', model: null, degraded: true });
    expect(answer.replies).toHaveLength(3);
    expect(outcomes).toEqual(['unavailable']);
  });
});
