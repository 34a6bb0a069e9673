import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Letter } from '#mail';
import type { Mailer } from './index.ts';

/** A letter as it lies in the outbox: one JSON file each, named by when it was written. */
export interface OutboxLetter extends Letter {
  to: string;
  from: string;
  at: string;
}

/**
 * The mailer of a start that is not production: a file a letter in `folder`, readable by its owner alone.
 *
 * @param folder made when the first letter is written
 */
export function openOutbox(options: { folder: string; from: string; clock: () => number }): Mailer {
  let written = 0;
  return {
    kind: 'outbox',
    send(to, letter) {
      const at = new Date(options.clock()).toISOString();
      const record: OutboxLetter = { to, from: options.from, at, ...letter };
      mkdirSync(options.folder, { recursive: true, mode: 0o700 });
      written += 1;
      const order = String(written).padStart(5, '0');
      const name = `${at.replaceAll(':', '-')}-${order}-${randomUUID().slice(0, 8)}.json`;
      const file = join(options.folder, name);
      // Whoever reads the folder meanwhile sees a letter whole or not at all.
      writeFileSync(`${file}.part`, JSON.stringify(record, null, 2), { mode: 0o600 });
      renameSync(`${file}.part`, file);
    },
    settled: async () => {},
  };
}

/** Every letter of an outbox, the oldest first. */
export function readOutbox(folder: string): OutboxLetter[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutboxLetter);
}
