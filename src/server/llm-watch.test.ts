import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseEngine, type EndpointState } from '#coach/server';
import { watchLlm } from './llm-watch.ts';

const AGAIN_MS = 5 * 60_000;
const KEY = 'sk-nobody-may-see';
const answer = JSON.stringify({
  choices: [{ index: 0, message: { role: 'assistant', content: '{"replies":[]}' } }],
});

describe('a start with a language model', () => {
  let server: Server;
  let folder: string;
  let asked: string[] = [];
  let status = 200;
  let text = answer;
  let lines: string[] = [];
  let states: EndpointState[] = [];
  let watch: ReturnType<typeof watchLlm>;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    folder = mkdtempSync(join(tmpdir(), 'repartee-watch-'));
    [asked, lines, states, status, text] = [[], [], [], 200, answer];
    server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      asked.push(Buffer.concat(parts).toString('utf8'));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await watch.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
    vi.useRealTimers();
  });

  const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function start(more: { LLM_API_KEY?: string; LLM_TIMEOUT_MS?: number } = { LLM_API_KEY: KEY }) {
    const settings = {
      DATA_DIR: folder,
      LLM_BASE_URL: `http://${host()}/v1`,
      LLM_MODEL: 'm1',
      LLM_TIMEOUT_MS: 60_000,
      LLM_API_KEY: undefined,
      ...more,
    };
    const unused = async () => {
      throw new Error('nobody is to read anything');
    };
    const engine = await chooseEngine(settings, unused, () => 0);
    watch = watchLlm({
      settings,
      engine,
      say: (line) => lines.push(line),
      tell: (state) => states.push(state),
    });
  }
  const told = (count: number) => expect.poll(() => states).toHaveLength(count);

  it('that answers says nothing, and is asked once, without a word of anybody’s', async () => {
    await start();
    await told(1);
    await vi.advanceTimersByTimeAsync(AGAIN_MS * 3);
    expect({ states, lines, calls: asked.length }).toEqual({ states: ['ready'], lines: [], calls: 1 });
    expect(JSON.parse(asked[0] ?? '')).toMatchObject({
      model: 'm1',
      messages: [{ role: 'system' }, { role: 'user' }],
    });
  });

  it.each<[string, number, string, EndpointState, RegExp]>([
    ['a wrong key', 401, '{}', 'wrong-key', /^LLM_API_KEY: .* refuses the key/],
    ['a key that may not', 403, '{}', 'wrong-key', /^LLM_API_KEY/],
    ['an unknown model', 404, '{}', 'unknown-model', /^LLM_MODEL: .* does not know m1/],
    [
      'an unknown model, told as a bad question',
      400,
      '{"error":"model m1 not found"}',
      'unknown-model',
      /^LLM_MODEL/,
    ],
    ['a question that it does not take', 400, '{}', 'refused', /^LLM_BASE_URL: .* refuses/],
    ['a fault of its own', 500, '{}', 'failing', /^LLM_BASE_URL: .* fault of its own/],
    ['no money left', 402, '{}', 'refused', /^LLM_BASE_URL/],
  ])('%s is one clear line', async (_what, itsStatus, itsText, state, line) => {
    [status, text] = [itsStatus, itsText];
    await start();
    await told(1);
    expect(states).toEqual([state]);
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(lines.join()).not.toContain(KEY);
  });

  it('a key that is missing is told as such', async () => {
    status = 401;
    await start({});
    await told(1);
    expect(lines).toEqual([expect.stringMatching(/^LLM_API_KEY: .* none is set/)]);
  });

  it('nobody who answers in time', async () => {
    server.removeAllListeners('request');
    await start({ LLM_TIMEOUT_MS: 100 });
    await told(1);
    expect(lines).toEqual([expect.stringMatching(/^LLM_BASE_URL: .* within 100 ms/)]);
  });

  it('nobody there', async () => {
    server.removeAllListeners('request');
    server.on('connection', (socket) => socket.destroy());
    await start();
    await told(1);
    expect(states).toEqual(['unreachable']);
    expect(lines).toEqual([expect.stringMatching(/^LLM_BASE_URL: .* cannot be reached/)]);
  });

  it('is asked again while it does not answer, and says when it does', async () => {
    status = 503;
    await start();
    await told(1);
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await told(2);
    // The same as before is not said again.
    expect(lines).toHaveLength(1);
    status = 200;
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await told(3);
    expect(states).toEqual(['failing', 'failing', 'ready']);
    expect(lines[1]).toBe(`The language model at ${host()} answers.`);
  });

  it('that the operator has turned off is not asked', async () => {
    const file = join(folder, 'llm-off');
    writeFileSync(file, '');
    await start();
    await expect.poll(() => lines).toEqual([expect.stringContaining('llm-off')]);
    expect(asked).toEqual([]);
    rmSync(file);
    await vi.advanceTimersByTimeAsync(AGAIN_MS);
    await told(1);
    expect(states).toEqual(['ready']);
  });
});
