import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { callsTo, PUBLIC_KEY, SECRET_KEY, temporaryFolder } from './listening.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const files = temporaryFolder();
const running = new Set<ChildProcess>();

/** Starts the program as an operator does and waits for its one line. */
async function start(dbFile: string) {
  const keys = ['--secret', SECRET_KEY, '--public', PUBLIC_KEY];
  const child = spawn(
    process.execPath,
    [MAIN, '--port', '0', '--db', dbFile, '--slow-ms', '3600000', ...keys],
    {
      // Without the test runner's NODE_OPTIONS, which silence the warnings looked for below.
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.add(child);
  const exited = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
  const first = await Promise.race([line, exited]);
  if (typeof first !== 'string') throw new Error(`did not start: ${complaints}`);
  const { url } = JSON.parse(first) as { url: string };
  return { child, exited, complaints: () => complaints, ...callsTo(url) };
}

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
});

describe('the gateway alone', () => {
  it('loses no capture when it is killed before it answers', async () => {
    const dbFile = files.file('killed.db');
    const first = await start(dbFile);
    const token = await first.token('4000000000006975');
    const unanswered = first.charge(token).catch(() => 'no answer');
    await expect.poll(first.captures).toHaveLength(1);
    const before = await first.captures();
    first.child.kill('SIGKILL');
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await unanswered).toBe('no answer');

    const second = await start(dbFile);
    expect(await second.captures()).toEqual(before);
    expect((await second.charge(token)).body.errorCode).toBe('token_already_used');
    second.child.kill('SIGTERM');
    expect(await second.exited).toEqual({ code: 0, signal: null });
    expect(second.complaints()).toBe('');
  });

  it('ends on SIGTERM though an answer is still owed', async () => {
    const gateway = await start(files.file('owed.db'));
    const unanswered = gateway.charge(await gateway.token('4000000000006975')).catch(() => 'no answer');
    await expect.poll(gateway.captures).toHaveLength(1);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exited).toEqual({ code: 0, signal: null });
    expect(await unanswered).toBe('no answer');
  });

  it('says what is missing', async () => {
    const child = spawn(process.execPath, [MAIN, '--db', files.file('none.db'), '--secret', 'S'], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(complaints).toContain('--public is missing');
  });
});
