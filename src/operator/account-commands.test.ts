import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestPlace, testPlace } from '#database/testing';
import { type Person, type TestProduct, testProduct } from '#server/testing';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

describe.each(ENGINES)('export and delete in the terminal, on %s', (engine) => {
  let place: TestPlace;
  let product: TestProduct;
  let person: Person;
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
        cwd: place.dataDir,
        env: {
          PATH: process.env.PATH ?? '',
          DATA_DIR: place.dataDir,
          ...(place.url ? { DATABASE_URL: place.url } : {}),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [out, err] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text;
      });
      child.once('close', (code) => resolve({ code, out, err }));
    });
  const status = async () => (await person.get('/subscription/status')).status;

  beforeAll(async () => {
    place = await testPlace(engine);
    product = await testProduct(engine, { place });
    person = await product.person('leaving@example.com');
    await person.buy('weekly');
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  it('exports what the owner would get', async () => {
    const { code, out, err } = await run('export', 'Leaving@Example.com');
    expect([code, err]).toEqual([0, '']);
    const theirs = (await (await person.get('/api/account/export')).json()) as Record<string, unknown>;
    expect({ ...JSON.parse(out), exportedAt: '' }).toEqual({ ...theirs, exportedAt: '' });
  });

  it('deletes only when told so, once, and opens again', async () => {
    expect(await run('delete', person.id)).toMatchObject({
      code: 0,
      out: expect.stringContaining('would be closed at once'),
    });
    expect(await status()).toBe(200);
    expect((await product.letters('leaving@example.com')).some(({ text }) => text.includes('undo'))).toBe(
      false,
    );
    expect(await run('delete', person.email, '--keep', '--apply')).toMatchObject({
      code: 1,
      err: 'operator: This account does not wait to be erased.\n',
    });

    const done = await run('delete', person.email, '--apply', '--json');
    expect(JSON.parse(done.out)).toMatchObject({ userId: person.id, applied: true });
    expect(await status()).toBe(401);
    const undo = (await product.letters('leaving@example.com')).filter(({ text }) =>
      text.includes('/account/undo?token='),
    );
    expect(undo).toHaveLength(1);
    expect((await run('delete', person.email, '--apply')).out).toContain('closed already');

    expect((await run('delete', person.email, '--keep')).out).toContain('would be open again');
    expect((await run('delete', person.email, '--keep', '--apply')).out).toContain('is open again');
    const signIn = await product.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify({ email: person.email, password: 'let me in 22' }),
    });
    expect(signIn.status).toBe(200);
    // Seven processes, one after the other.
  }, 120_000);

  it.each(['export', 'delete'])('says in one line whom %s does not know', async (command) => {
    expect(await run(command, 'nobody@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'operator: Nobody has an account as nobody@example.com.\n',
    });
  });
});
