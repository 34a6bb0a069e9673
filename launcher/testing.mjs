/** For tests of the launcher: a small checkout with a fake npm and fake build tools that write down their calls. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const launcherFolder = dirname(fileURLToPath(import.meta.url));

/** Stands in for npm: writes down how it was called and lays the three programs that the launcher uses. */
const fakeNpm = `#!/bin/sh
echo "npm $*" >> "$CALLS"
echo "noise of npm"
[ -n "$NPM_FAILS" ] && exit 3
rm -rf node_modules && mkdir -p node_modules/.bin
ln -s "${process.execPath}" node_modules/.bin/node
cp tools/react-router tools/vite node_modules/.bin/
`;

const fakeTool = (name) => `
const { appendFileSync, mkdirSync } = require('node:fs');
appendFileSync(process.env.CALLS, '${name} ' + process.argv.slice(2).join(' ') + '\\n');
console.log('noise of ${name}');
if (process.env.BUILD_FAILS) process.exit(5);
mkdirSync('build', { recursive: true });
`;

/** A bare clone of a tiny product. `entry` is the text of its server and of its terminal. */
export function makeCheckout(entry) {
  const root = mkdtempSync(join(tmpdir(), 'repartee-launch-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  cpSync(launcherFolder, join(root, 'launcher'), { recursive: true });
  // They draw and compress what real tools have built; here there is nothing to draw.
  write('launcher/inline-styles.mjs', '');
  write('launcher/share-images.mjs', '');
  write('launcher/compress.mjs', '');
  write('fake/npm', fakeNpm);
  chmodSync(join(root, 'fake/npm'), 0o755);
  write('tools/react-router', fakeTool('react-router'));
  write('tools/vite', fakeTool('vite'));
  write('package.json', JSON.stringify({ type: 'module', dependencies: { hono: '4.0.0' } }));
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/hono': { version: '4.0.0' } } }),
  );
  write('src/server/main.ts', entry);
  write('src/coach/server/terminal.ts', entry);
  write('src/pages/root.tsx', 'one');

  const calls = () =>
    existsSync(join(root, 'calls'))
      ? readFileSync(join(root, 'calls'), 'utf8').split('\n').filter(Boolean)
      : [];

  /** Runs a program in the checkout; `said` fills as it speaks, `end` resolves with everything. */
  const startProgram = (file, args, environment = {}) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { PATH: `${join(root, 'fake')}:/usr/bin:/bin`, CALLS: join(root, 'calls'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      said.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      said.err += chunk;
    });
    const end = once(child, 'close').then(([code]) => ({ code, ...said }));
    return { child, end, said };
  };

  const start = (args, environment) =>
    startProgram(process.execPath, [join(root, 'launcher/launch.mjs'), ...args], environment);

  return {
    root,
    write,
    calls,
    callsOf: (name) => calls().filter((line) => line.startsWith(`${name} `)),
    startProgram,
    start,
    launch: (args, environment) => start(args, environment).end,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
