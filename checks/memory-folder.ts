/** Where the tests keep their throw-away files: in memory where the machine has room for it, since most of them wait for the disk. */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The type of a file system that lives in memory, as Linux's `statfs` tells it. */
const TMPFS = 0x01021994;
/** Containers often have 64 MB there; databases, browsers' profiles and a PostgreSQL cluster take some hundred. */
const ENOUGH_BYTES = 2 * 1024 ** 3;
const PREFIX = 'repartee-run-';

/**
 * Makes the folder of this run; it is removed when the process ends, and what a killed run left behind goes with the next one.
 *
 * @param memory where memory is mounted
 * @param disk taken where that is missing or small
 * @returns the folder, which other users of the system may pass through
 */
export function makeRunFolder(memory = '/dev/shm', disk = tmpdir()): string {
  const parent = isRoomyMemory(memory) ? memory : disk;
  removeLeftBehind(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user, whose own folder stands in here.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isRoomyMemory(folder: string): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/** Folders of runs whose process has ended. */
function removeLeftBehind(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (pid && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
