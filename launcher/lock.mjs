/**
 * One launcher at a time may install or build. The lock is a listening socket, so the kernel frees it the moment its
 * holder dies, however it dies; who waits is connected to the holder and is woken by the connection's end.
 */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux has names without a file (a leading NUL); elsewhere the socket is a file, which may outlive its holder. */
export function lockAddress(root, platform = process.platform) {
  const name = `repartee-launch-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  return platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(address) {
  return new Promise((resolve, reject) => {
    const held = new Set();
    const server = createServer((socket) => {
      held.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => held.delete(socket));
    });
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(() => {
        server.close();
        for (const socket of held) socket.destroy();
      });
    });
  });
}

/** Resolves when the holder is gone; false when nobody answered there. */
function holderGone(address) {
  return new Promise((resolve) => {
    let connected = false;
    const socket = connect(address);
    socket.once('connect', () => {
      connected = true;
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(connected));
    socket.resume();
  });
}

/**
 * Takes the lock, waiting for a living holder.
 * @param {string} address
 * @param {() => void} onWait called once, when somebody else holds it
 * @returns {Promise<() => void>} gives the lock back
 */
export async function takeLock(address, onWait = () => {}) {
  let told = false;
  for (;;) {
    try {
      return await listen(address);
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
    if (!told) {
      told = true;
      onWait();
    }
    const wasAlive = await holderGone(address);
    if (!wasAlive && !address.startsWith('\0')) rmSync(address, { force: true });
  }
}
