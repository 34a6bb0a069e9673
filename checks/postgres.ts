/** A throw-away PostgreSQL server for one test run: its own folder, a free port, an ordinary user. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running cluster; `stop` ends it and removes its folder, and so does the end of this process. */
export interface Cluster {
  url: string;
  stop: () => Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses root; its Debian package brings a user, and every system has nobody. */
function ordinaryUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find((fields) => fields[0] === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('Running as root, and there is no ordinary user (postgres, nobody) to run PostgreSQL as.');
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

/**
 * The shell holds the server and waits on our end of the pipe: when this process ends, even by SIGKILL, the pipe
 * closes, the server is stopped and its folder removed.
 */
const keeper = `
"$@" </dev/null &
server=$!
cat >/dev/null
kill -INT $server 2>/dev/null
wait $server
rm -rf "$CLUSTER_FOLDER"
`;

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function untilReady(port: number, server: ChildProcess, log: () => string): Promise<void> {
  const deadlineMs = Date.now() + 30_000;
  while (Date.now() < deadlineMs) {
    if (server.exitCode !== null || server.signalCode !== null || log().includes('FATAL:')) break;
    if (log().includes('ready to accept connections') && (await answersAt(port))) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}

/** Starts a cluster whose data needs to survive nothing (no fsync: these are tests). */
export async function startPostgres(binFolder: string): Promise<Cluster> {
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'repartee-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const dataFolder = join(folder, 'data');
  const asUser = { ...(user ?? {}), cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const initArgs = ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(binFolder, 'initdb'), [...initArgs, '--locale=C'], {
    ...asUser,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed:\n${made.error?.message ?? ''}${made.stdout}${made.stderr}`);
  }
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(binFolder, 'postgres'), '-D', dataFolder, ...flags];
  const server = spawn('sh', ['-c', keeper, 'keeper', ...command], {
    ...asUser,
    env: { ...asUser.env, CLUSTER_FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
    // Its own group: Ctrl-C reaches us, and the pipe's end reaches it after the tests have gone.
    detached: true,
  });
  let text = '';
  server.stderr.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-20_000);
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  try {
    await untilReady(port, server, () => text);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}
