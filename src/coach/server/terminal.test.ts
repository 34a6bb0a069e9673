import { spawn, spawnSync } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviceResponseSchema, EMOTIONS, type EmotionsResponse } from '#coach';
import { type Peer, refuse, reply, startPeer } from './llm/testing.ts';
import { runTerminal } from './run-terminal.ts';

const ENTRY = fileURLToPath(new URL('./terminal.ts', import.meta.url));

type Environment = Record<string, string>;
type Told = { status: number | null; stdout: string; stderr: string };

/** A call in this process: loading the coach takes a process longer than all its answers. */
async function coach(args: string[], input = '', environment: Environment = {}): Promise<Told> {
  const [out, err] = [kept(), kept()];
  const env = { ...process.env, ...environment };
  const status = await runTerminal(args, {
    env,
    stdin: Readable.from([input]),
    stdout: out.stream,
    stderr: err.stream,
  });
  return { status, stdout: out.text(), stderr: err.text() };
}

function kept() {
  const parts: string[] = [];
  const write = (part: Buffer, _: string, done: () => void) => {
    parts.push(part.toString());
    done();
  };
  return { stream: new Writable({ write }), text: () => parts.join('') };
}

/** The program as it is started. Beside this process and not instead of it: a model answers from here. */
const coachProcess = (args: string[], input = '', environment: Environment = {}) =>
  new Promise<Told>((resolve) => {
    const child = spawn(process.execPath, [ENTRY, ...args], { env: { ...process.env, ...environment } });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part) => {
      stdout += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part) => {
      stderr += part;
    });
    child.on('close', (status) => resolve({ status, stdout, stderr }));
    child.stdin.end(input);
  });

describe('the terminal', () => {
  it('prints a readable page without colours when it is not a terminal', async () => {
    const { status, stdout, stderr } = await coachProcess(['Just back from the market, you?']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Replies');
    expect(stdout).not.toContain('\u001b[');
    for (const row of stdout.split('\n')) expect(row.length).toBeLessThanOrEqual(96);
  });

  it('prints JSON by the contract, for a blank message too', async () => {
    adviceResponseSchema.parse(JSON.parse((await coach(['--json', 'Do you like jazz?'])).stdout));
    expect(JSON.parse((await coach(['--json', ''])).stdout).analysis.action).toBe('clarify');
  });

  it('answers a line for a line and goes on after a bad one', async () => {
    const input = [
      '{"id":"a","message":"hey you"}',
      'nonsense',
      '{"id":2,"message":7}',
      '[1]',
      `{"id":"long","message":"${'x'.repeat(8001)}"}`,
      '{"id":"z","message":""}',
    ].join('\n');
    const { status, stdout, stderr } = await coachProcess(['--jsonl'], input);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(answers).toHaveLength(6);
    expect(answers.map(({ id }) => id)).toEqual(['a', undefined, 2, undefined, 'long', 'z']);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      'invalid-json',
      'invalid-request',
      'invalid-request',
      'message-too-long',
      undefined,
    ]);
    expect(answers[5].analysis.action).toBe('clarify');
  });

  it.each([
    ['emotions', 'I am so proud', 'predicted'],
    ['starters', 'loves jazz', 'starters'],
    ['rewrite', 'hey u', 'score'],
    ['insights', 'them: how are you? / me: good', 'insights'],
  ])('does the task %s', async (task, text, key) => {
    expect(JSON.parse((await coach(['--json', '--task', task, text])).stdout)).toHaveProperty(key);
    expect((await coach(['--task', task, text])).status).toBe(0);
  });

  it('scores each feeling for programs, and shows people the five strongest', async () => {
    const { emotions, predicted } = JSON.parse(
      (await coach(['--json', '--task', 'emotions', 'I am so proud'])).stdout,
    ) as EmotionsResponse;
    expect(emotions.map(({ label }) => label).sort()).toEqual([...EMOTIONS].sort());
    expect(emotions.map(({ score }) => score)).toEqual(
      emotions.map(({ score }) => score).sort((a, b) => b - a),
    );
    expect(emotions.slice(0, 5).map(({ label }) => label)).toEqual(expect.arrayContaining(predicted));
    const shown = (await coach(['--task', 'emotions', 'I am so proud'])).stdout.trim().split('\n');
    expect(shown.map((line) => line.split(' ')[0])).toEqual(emotions.slice(0, 5).map(({ label }) => label));
  });

  it('explains what made each reply', async () => {
    const { stdout: told } = await coach(['--explain', 'I got the promotion!!! when are we celebrating']);
    expect(told).toContain('made by   their news: the job');
    expect(told).toMatch(/written {3}src\/coach\/rules\/\S+:\d+/);
    expect(told).toContain('{x} = promotion');
    expect(told).toMatch(/matched {3}"[^"]*got the promotion" by /);
    expect(told).toMatch(/points {4}[\d.]+: .*jitter/);
    expect(told).toMatch(/beat {6}[\d.]+ /);
  });

  it('names the entry that spoke, of several that share a name', async () => {
    const message = 'i have an early start tomorrow so only an hour, is that ok?';
    const { stdout: told } = await coach(['--explain', message]);
    expect(told).toContain('made by   arranging: keep it short (');
    expect(told).toMatch(
      /written {3}src\/coach\/rules\/situations\/plans\/moved\.yaml:\d+, in "arranging: keep it short \(2\)" \(line \d+, guard plan\)/,
    );
    expect(told).toContain('matched   "have an early start" by hear');
  });

  it('takes a conversation on one line apart', async () => {
    const replies = async (text: string) => JSON.parse((await coach(['--json', text])).stdout).replies;
    expect(await replies('me: do you have any pets? / them: two cats')).toEqual(
      await replies('me: do you have any pets?\nthem: two cats'),
    );
  });

  it('keeps the tone asked for', async () => {
    const answer = adviceResponseSchema.parse(
      JSON.parse((await coach(['--json', '--tone', 'calm', 'I bake bread'])).stdout),
    );
    expect(answer.replies.every(({ tone }) => tone === 'calm')).toBe(true);
  });

  it.each([
    [['--bogus']],
    [['--explain', '--task', 'emotions', 'x']],
    [['--task', 'dance', 'x']],
    [['--tone', 'rude', 'x']],
    [[]],
    [['two', 'texts']],
    [['x'.repeat(8001)]],
    [['--jsonl', 'x']],
  ])('tells a wrong call in one line (%#)', async (args) => {
    const { status, stdout, stderr } = await coach(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('ends with 1 after a wrong call', async () => {
    const { status, stdout, stderr } = await coachProcess(['--bogus']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe("coach: Unknown option '--bogus'.\n");
  });

  it('helps', async () => {
    expect(await coach(['--help'])).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the terminal with a model', () => {
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer();
  });
  afterAll(() => peer.close());

  const settings = () => ({ LLM_BASE_URL: peer.url, LLM_MODEL: 'm1' });
  const JAZZ = 'Jazz on a Tuesday is underrated. Which record started it?';

  it('answers by it, a line for a line and in their order, and ends', async () => {
    peer.behave(refuse(429, { 'retry-after': '0.3' }), reply(JAZZ));
    const input =
      '{"id":1,"message":"Do you like jazz?","count":1}\nnonsense\n{"id":2,"message":"Is jazz for you?","count":1}';
    const { status, stdout, stderr } = await coachProcess(['--jsonl'], input, settings());
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual([1, undefined, 2]);
    expect(answers[1].error.code).toBe('invalid-json');
    for (const answer of [answers[0], answers[2]]) {
      expect(adviceResponseSchema.parse(answer).engine).toMatchObject({ name: 'llm', model: 'm1' });
      expect(answer.replies[0].text).toBe(JAZZ);
    }
  });

  it('prints the local answer where the model is down, and no more than that', async () => {
    peer.behave(refuse(500));
    const { status, stdout, stderr } = await coach(['--json', 'Do you like jazz?'], '', settings());
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout).engine).toMatchObject({ name: 'local', degraded: true });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ LLM_BASE_URL: 'http://127.0.0.1:9/v1' }, /LLM_MODEL: must be set/],
    [{ LLM_BASE_URL: 'http://llm.example/v1', LLM_MODEL: 'm' }, /plain http/],
    [{ LLM_TEMPERATURE: '1' }, /LLM_TEMPERATURE is not a setting/],
  ])('tells in one line what is wrong with %j', async (environment, fault) => {
    const { status, stdout, stderr } = await coach(['Do you like jazz?'], '', environment);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(fault);
  });

  it('loads nothing of it where none is set', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => (seen.push(name), next(name, context)) });
      const { chooseEngine } = await import(${JSON.stringify(new URL('./choose-engine.ts', import.meta.url).href)});
      const { inProcess } = await import(${JSON.stringify(new URL('./work/work.ts', import.meta.url).href)});
      const asking = { signal: new AbortController().signal };
      const { engine } = await (await chooseEngine({ LLM_TIMEOUT_MS: 1 }, inProcess, () => 0)).whole({ message: 'hello you' }, asking);
      await chooseEngine({ LLM_TIMEOUT_MS: 1, LLM_BASE_URL: 'http://127.0.0.1:9', LLM_MODEL: process.argv[1] }, inProcess, () => 0);
      console.log(JSON.stringify({ engine: engine.name, loaded: seen.filter((name) => /^(?:cockatiel|jsonrepair|eventsource-parser)/.test(name)).length > 0 }));
    `;
    const loadedWith = (model: string) => {
      const args = ['--input-type=module', '-e', script, model];
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(stderr).toBe('');
      return JSON.parse(stdout);
    };
    expect(loadedWith('')).toEqual({ engine: 'local', loaded: false });
    // And the test would see it.
    expect(loadedWith('m1')).toEqual({ engine: 'local', loaded: true });
  });

  it('asks it for starters too, and reads feelings here', async () => {
    peer.behave(reply('x'));
    const calls = peer.asked.length;
    const { stdout } = await coach(['--json', '--task', 'starters', 'loves jazz'], '', settings());
    expect(JSON.parse(stdout).engine).toMatchObject({ name: 'local', degraded: true });
    expect(peer.asked).toHaveLength(calls + 1);
    await coach(['--json', '--task', 'emotions', 'loves jazz'], '', settings());
    expect(peer.asked).toHaveLength(calls + 1);
  });
});
