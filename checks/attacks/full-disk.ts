import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE_BYTES = 8 * 1024 * 1024;

/** A folder on a disk of 8 MB of its own, which can be filled and emptied. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Mounts a small disk, or says why that cannot be done here: only root may mount, and not in every container. */
export function smallDisk(): SmallDisk | { why: string } {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    return { why: stderr?.toString().trim() || message };
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(SIZE_BYTES));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      // Lazily: a connection that a failed test left open must not keep it.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
