/** The real product as a process of its own: free ports, its own data folder, output kept, ended with the story. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const readyTimeoutMs = 60_000;
/** As the launcher gives them (`launcher/node.mjs`). */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--regexp-tier-up-ticks=4'];
const COACH_WHEN_ASKED = ['--import', join(root, 'checks', 'coach-when-asked.mjs')];

/** What a story may choose. */
export interface ProductOptions {
  /** More settings, or other values for ours. */
  env?: Record<string, string>;
  /** A folder to go on with (a restart); without one a fresh folder is made, and removed by `stop`. */
  dataDir?: string;
  /** Ports of an earlier run, so that a restarted server is found at the same address. */
  ports?: { web: number; cyrano: number };
  /** Flags of Node beside those of the launcher. */
  nodeFlags?: readonly string[];
  /** `false` where nobody asks the coach: its worker, which takes more than half of a start, is left to the first question. */
  coach?: false;
}

/** A running server. */
export interface Product {
  url: string;
  cyranoUrl: string;
  dataDir: string;
  ports: { web: number; cyrano: number };
  process: ChildProcess;
  /** Everything it has written so far, both streams. */
  output: () => string;
  /** Ends it with a signal and gives its exit code (null when the signal ended it); the data folder stays. */
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends it and removes the data folder unless it was given. */
  stop: () => Promise<void>;
}

/**
 * Each of the stories told at once has ports of its own, below those that the system gives away by itself: a story that starts a second server
 * on the ports of a dead one finds them free.
 */
const PORTS_EACH = 4_000;
const firstPort = 20_000 + PORTS_EACH * (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 3);
let triedPorts = Math.floor(Math.random() * PORTS_EACH);

async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_EACH; tries++) {
    const port = firstPort + (triedPorts++ % PORTS_EACH);
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error('no port');
}

/** Two free ports that nobody else takes meanwhile. */
export async function freePorts(): Promise<{ web: number; cyrano: number }> {
  return { web: await freePort(), cyrano: await freePort() };
}

/** Our environment without what would change the product: a story says its settings itself. */
function baseEnvironment(): Record<string, string> {
  // With the cache of compiled modules that the launcher keeps, a start takes a third less.
  const kept = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Starts the product and resolves once it has said that it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'repartee-journey-'));
  const ports = options.ports ?? (await freePorts());
  const env: Record<string, string> = {
    ...baseEnvironment(),
    PORT: String(ports.web),
    CYRANO_PORT: String(ports.cyrano),
    DATA_DIR: dataDir,
    ...options.env,
  };
  const entry = join(root, 'src', 'server', 'main.ts');
  const child = spawn(
    process.execPath,
    [
      ...NODE_FLAGS,
      ...(options.coach === false ? COACH_WHEN_ASKED : []),
      ...(options.nodeFlags ?? []),
      entry,
    ],
    {
      // A .env of whoever runs the tests must not reach the product: it is read from the working folder.
      cwd: dataDir,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let text = '';
  let noticed: () => void = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      noticed();
    });
  }
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', killWithUs);
      resolve(code);
      noticed();
    });
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const url = env.PUBLIC_URL ?? `http://localhost:${ports.web}`;
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Not ready after ${readyTimeoutMs} ms:\n${text}`)),
      readyTimeoutMs,
    );
    noticed = () => {
      const isReady = text.split('\n').some((line) => line.includes(url));
      if (!isReady && !isOver()) return;
      clearTimeout(timer);
      noticed = () => {};
      if (isReady && !isOver()) resolve();
      else reject(new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${text}`));
    };
    child.once('error', reject);
    noticed();
  });
  const kill = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!isOver()) child.kill(signal);
    return exit;
  };
  const stop = async () => {
    await kill();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready;
  } catch (error) {
    await kill('SIGKILL');
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    cyranoUrl: env.CYRANO_URL ?? `http://localhost:${ports.cyrano}`,
    dataDir,
    ports,
    process: child,
    output: () => text,
    kill,
    stop,
  };
}
