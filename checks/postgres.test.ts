import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headlessShellPath } from '../journeys/support/browser.ts';
import { findChromium, findPostgresBin } from './system-packages.ts';

const postgresModule = new URL('./postgres.ts', import.meta.url).href;
const bin = findPostgresBin();

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Without PostgreSQL (one file, by hand) there is nothing to hold; `npm test` always has it. */
describe.skipIf(bin === null)('the throw-away cluster', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rp-'));
    // The cluster's own user has to get in.
    chmodSync(folder, 0o777);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['SIGKILL', 'stop'])('is gone with its folder when its holder ends by %s', async (end) => {
    const code = `const { startPostgres } = await import(${JSON.stringify(postgresModule)});
      const cluster = await startPostgres(${JSON.stringify(bin)});
      console.log(cluster.url);
      process.stdin.once('data', () => cluster.stop().then(() => process.exit(0)));`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: folder },
    });
    const [line] = (await once(holder.stdout, 'data')) as [Buffer];
    const port = Number(new URL(line.toString().trim()).port);
    expect(await isListening(port)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    if (end === 'SIGKILL') holder.kill('SIGKILL');
    else holder.stdin.write('stop\n');
    await expect.poll(() => isListening(port)).toBe(false);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });
});

describe('what the system has', () => {
  it.each([
    { name: 'PostgreSQL', find: () => findPostgresBin({ POSTGRES_BIN: '/nowhere' }) },
    { name: 'Chromium', find: () => findChromium({ CHROMIUM_PATH: '/nowhere' }) },
  ])('$name that was named and is not there is missing, not replaced', ({ find }) => {
    expect(existsSync('/nowhere')).toBe(false);
    expect(find()).toBeNull();
  });

  it('takes the named browser', () => {
    const named = { CHROMIUM_PATH: process.execPath };
    expect([findChromium(named), headlessShellPath(named)]).toEqual([process.execPath, process.execPath]);
  });
});
