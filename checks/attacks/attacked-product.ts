/** A product to attack: a real process with a small site, and what the attacks need to talk to it. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'product-process.ts');
const coachWhenAsked = ['--import', join(here, '..', 'coach-when-asked.mjs')];

/** The paths of the small site, each with words that only its own answer holds. */
export const SITE: Readonly<Record<string, string>> = {
  '/': 'the front page',
  '/pricing': 'the plans',
  '/login': 'the sign-in',
  '/assets/app-Cx12_3ab.js': 'export const script = 1;',
  '/assets/app-Cx12_3ab.css': 'h1 { color: red }',
};
/** One more, too large for the buffers of a connection. */
export const LARGE = '/assets/large-Cx12_3ab.js';
const LARGE_BYTES = 16 * 1024 * 1024;

/** A start reads the coach's models; on a busy machine that takes its time. */
export const START_TIMEOUT_MS = 120_000;

/** A running product under attack. */
export interface AttackedProduct {
  web: number;
  cyrano: number;
  /** Everything that it has written so far, both streams. */
  output: () => string;
  /** A sample of `/metrics`; 0 when it is not there. */
  metric: (line: RegExp) => Promise<number>;
  /** Its exit code after SIGTERM. */
  stop: () => Promise<number | null>;
}

interface AttackedOptions {
  /** Connection limits that differ from those of the process. */
  limits?: Record<string, number>;
  env?: Record<string, string>;
  /** How many files it may open, as `ulimit -n` says it. */
  openFiles?: number;
  /** Whether the coach is asked: its worker then stands at the start. */
  coach?: boolean;
}

export async function startAttacked({
  limits = {},
  env = {},
  openFiles,
  coach = false,
}: AttackedOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-attacked-'));
  writeSite(join(folder, 'build'));
  const [web, cyrano] = [await freePort(), await freePort()];
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...(coach ? [] : coachWhenAsked),
    entry,
    join(folder, 'build'),
    JSON.stringify(limits),
  ];
  const bounded = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `;
  const child = spawn('sh', ['-c', `${bounded}exec "$0" "$@"`, process.execPath, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(web),
      CYRANO_PORT: String(cyrano),
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let text = '';
  let noticed = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      noticed();
    });
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs);
    rmSync(folder, { recursive: true, force: true });
    noticed();
    return code as number | null;
  });
  await new Promise<void>((resolve, reject) => {
    noticed = () => {
      if (text.includes('ready\n')) resolve();
      else if (child.exitCode !== null) reject(new Error(`The product ended:\n${text}`));
    };
  });
  const product: AttackedProduct = {
    web,
    cyrano,
    output: () => text,
    metric: async (line) => {
      // A connection of its own each time: one that is kept may be closed by the server just when it is used again.
      const headers = { connection: 'close' };
      const all = await (await fetch(`http://127.0.0.1:${web}/metrics`, { headers })).text();
      return all
        .split('\n')
        .filter((sample) => line.test(sample))
        .reduce((sum, sample) => sum + Number(sample.split(' ').at(-1)), 0);
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
  return product;
}

function writeSite(build: string): void {
  for (const [path, words] of Object.entries({ ...SITE, [LARGE]: 'x'.repeat(LARGE_BYTES) })) {
    const file = join(build, 'client', path.includes('.') ? path : join(path, 'index.html'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, words);
  }
  mkdirSync(join(build, 'cyrano'));
  writeFileSync(join(build, 'cyrano', 'index.html'), 'the frame');
}

/**
 * Below the ports that the system gives away by itself, and below those of the journeys: other tests run meanwhile. Each process of tests
 * has a part of its own and takes one after the other, so that nobody takes a free one before it is opened.
 */
const PORTS_EACH = 4_500;
const firstPort = 10_000 + PORTS_EACH * (Number(process.env.VITEST_POOL_ID ?? 0) % 2);
let triedPorts = randomInt(PORTS_EACH);

async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_EACH; tries++) {
    const port = firstPort + (triedPorts++ % PORTS_EACH);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('no free port');
}

/** Opens a connection; faults of it are the attacker's business and are ignored. */
export function openSocket(port: number, { from = '127.0.0.1', allowHalfOpen = false } = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen });
  socket.on('error', () => {});
  return socket;
}

/** Sends bytes on a connection of its own and gives everything that comes back until the other side ends it. */
export function sendRaw(port: number, text: string, from?: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = openSocket(port, from ? { from } : {});
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.write(text, 'latin1');
  });
}
