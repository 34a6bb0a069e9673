import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockAddress, takeLock } from './lock.mjs';

const lockModule = new URL('./lock.mjs', import.meta.url).href;
let folder = '';
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'repartee-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Both kinds of address, a fresh one for each test. */
const kinds = [
  { kind: 'a name without a file', make: () => lockAddress(`${folder}/${count++}`, 'linux') },
  { kind: 'a socket file', make: () => join(folder, `${count++}.sock`) },
].filter(({ kind }) => kind === 'a socket file' || process.platform === 'linux');

describe.each(kinds)('the launch lock as $kind', ({ make }) => {
  it('lets one in at a time, in turn', async () => {
    const address = make();
    const order = [];
    const release = await takeLock(address);
    const others = ['b', 'c'].map(async (name) => {
      const done = await takeLock(address, () => order.push(`${name} waits`));
      order.push(`${name} in`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} out`);
      done();
    });
    await expect.poll(() => order.length).toBe(2);
    release();
    await Promise.all(others);
    const [first, second] = [order[2]?.[0], order[4]?.[0]];
    expect(order.slice(2)).toEqual([`${first} in`, `${first} out`, `${second} in`, `${second} out`]);
    expect(new Set([first, second])).toEqual(new Set(['b', 'c']));
  });

  it('is free again when its holder is killed', async () => {
    const address = make();
    const code = `const { takeLock } = await import(${JSON.stringify(lockModule)});
      await takeLock(${JSON.stringify(address)}); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    let waited = false;
    const waiting = takeLock(address, () => {
      waited = true;
    });
    await expect.poll(() => waited).toBe(true);
    holder.kill('SIGKILL');
    (await waiting)();
  });
});

it('takes over a socket file that nobody listens on', async () => {
  const address = join(folder, 'left-over.sock');
  writeFileSync(address, '');
  const release = await takeLock(address);
  release();
  await expect.poll(() => existsSync(address)).toBe(false);
});
