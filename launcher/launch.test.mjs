import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCheckout } from './testing.mjs';

const entry = `
const args: string[] = process.argv.slice(2);
// Heard before it says that it is there: who reads that may end it at once.
if (args[0] === 'wait') {
  process.on('SIGTERM', () => { console.log('drained'); process.exit(0); });
  setInterval(() => {}, 1000);
}
console.log('entry ' + args.join(' '));
if (args[0] === 'exit') process.exit(Number(args[1]));
`;

let checkout;
let launch;
let start;
let write;
let calls;
let callsOf;
beforeEach(() => {
  checkout = makeCheckout(entry);
  ({ launch, start, write, calls, callsOf } = checkout);
});
afterEach(() => checkout.remove());

describe('npm start', () => {
  it('installs, builds and hands over on a bare clone, and says nothing of it on standard output', async () => {
    const first = await launch(['start', 'one', 'two']);
    expect(first).toMatchObject({ code: 0, out: 'entry one two\n' });
    expect(first.err).toContain('noise of npm');
    expect(calls()).toEqual([
      expect.stringMatching(/^npm ci .*--include=dev --include=optional/),
      expect.stringMatching(/^react-router build/),
      expect.stringMatching(/^vite build --config vite\.cyrano\.config\.ts/),
      expect.stringMatching(/^vite build --config vite\.worker\.config\.ts/),
    ]);
  });

  it('does nothing twice', async () => {
    await launch(['start']);
    const before = calls();
    expect(await launch(['start'])).toEqual({ code: 0, out: 'entry \n', err: '' });
    expect(calls()).toEqual(before);
  });

  it('installs again for another lock, not for another script', async () => {
    await launch(['start']);
    write(
      'package.json',
      JSON.stringify({ type: 'module', dependencies: { hono: '4.0.0' }, scripts: { a: 'b' } }),
    );
    await launch(['coach']);
    expect(callsOf('npm')).toHaveLength(1);
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/hono': { version: '4.0.1' } } }));
    await launch(['coach']);
    expect(callsOf('npm')).toHaveLength(2);
  });

  it('builds again for a changed page, not for a changed server', async () => {
    await launch(['start']);
    appendFileSync(join(checkout.root, 'src/server/main.ts'), '// more\n');
    await launch(['start']);
    expect(callsOf('react-router')).toHaveLength(1);
    write('src/pages/root.tsx', 'two');
    await launch(['start']);
    expect(callsOf('react-router')).toHaveLength(2);
  });

  it('tells a failed install in one line and tries again the next time', async () => {
    const failed = await launch(['start'], { NPM_FAILS: '1' });
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.err).toMatch(/The dependencies could not be installed: npm ci ended with 3/);
    expect(failed.err).not.toContain('    at ');
    expect(await launch(['start'])).toMatchObject({ code: 0 });
  });

  it('tells a failed build in one line, leaves no stamp of it and builds again the next time', async () => {
    await launch(['start']);
    write('src/pages/root.tsx', 'broken');
    const failed = await launch(['start'], { BUILD_FAILS: '1' });
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.err).toMatch(/The build failed/);
    // Even with the old text back: what is in build/ may be half of the broken one.
    write('src/pages/root.tsx', 'one');
    await launch(['start']);
    expect(callsOf('react-router')).toHaveLength(3);
  });

  it('installs and builds once for two launches at the same time', async () => {
    const both = await Promise.all([launch(['start', 'a']), launch(['start', 'b'])]);
    expect(both.map(({ code, out }) => [code, out])).toEqual([
      [0, 'entry a\n'],
      [0, 'entry b\n'],
    ]);
    expect(callsOf('npm')).toHaveLength(1);
    expect(callsOf('react-router')).toHaveLength(1);
  });

  it('passes on the exit code', async () => {
    expect(await launch(['start', 'exit', '7'])).toMatchObject({ code: 7 });
  });

  it('passes on SIGTERM and waits for the draining', async () => {
    const { child, end, said } = start(['start', 'wait']);
    await expect.poll(() => said.out, { timeout: 10_000 }).toContain('entry wait');
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, out: 'entry wait\ndrained\n' });
  });
});

describe('under npm', () => {
  const underNpm = { npm_lifecycle_event: 'start' };
  const script = () => `"${process.execPath}" launcher/launch.mjs start wait`;

  it('drains when the shell between npm and us dies of the signal', async () => {
    const { child, end, said } = checkout.startProgram('/bin/sh', ['-c', `${script()}; true`], underNpm);
    await expect.poll(() => said.out, { timeout: 10_000 }).toContain('entry wait');
    child.kill('SIGTERM');
    expect((await end).out).toBe('entry wait\ndrained\n');
  });

  it('ends with 0 where the script gives its shell away (exec)', async () => {
    const { child, end, said } = checkout.startProgram('/bin/sh', ['-c', `exec ${script()}`], underNpm);
    await expect.poll(() => said.out, { timeout: 10_000 }).toContain('entry wait');
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 0, out: 'entry wait\ndrained\n' });
  });
});

describe('the other commands', () => {
  it('do not build for the terminal', async () => {
    expect(await launch(['coach', '--json', 'hi'])).toMatchObject({ code: 0, out: 'entry --json hi\n' });
    expect(callsOf('react-router')).toEqual([]);
  });

  it.each(['bench', 'operator'])(
    '%s says in one line that it comes later, and installs nothing for it',
    async (name) => {
      const { code, out, err } = await launch([name]);
      expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
      expect(err).toContain('comes with a later issue');
      expect(calls()).toEqual([]);
    },
  );

  it.each(['', 'toString', 'strat'])('an unknown command "%s" names the known ones', async (name) => {
    const { code, err } = await launch([name]);
    expect(code).toBe(1);
    expect(err).toMatch(/^Unknown command.*start, dev, test, coach/);
  });
});
