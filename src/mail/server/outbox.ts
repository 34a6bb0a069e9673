import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Letter } from '#mail';
import { afterTheAnswer, isOneAddress, type ServerMailer } from './mailer.ts';

/** A letter as it lies in the outbox: one JSON file each, named by when it was written. */
export interface OutboxLetter extends Letter {
  to: string;
  from: string;
  at: string;
}

/**
 * The mailer of a start that is not production: a file a letter in `folder`, readable by its owner alone. Nothing is
 * kept in the database, because there is no server that could be away.
 *
 * @param folder made when the first letter is written
 */
export function openOutbox(options: { folder: string; from: string; clock: () => number }): ServerMailer {
  let written = 0;
  function write(record: OutboxLetter): void {
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    written += 1;
    const order = String(written).padStart(5, '0');
    const name = `${record.at.replaceAll(':', '-')}-${order}-${randomUUID().slice(0, 8)}.json`;
    const file = join(options.folder, name);
    // Whoever reads the folder meanwhile sees a letter whole or not at all.
    writeFileSync(`${file}.part`, JSON.stringify(record, null, 2), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  async function post(record: OutboxLetter): Promise<void> {
    await afterTheAnswer();
    try {
      write(record);
    } catch (error) {
      const { code = 'fault' } = error as { code?: string };
      console.error(`mail: a letter could not be written to the outbox (${code})`);
    }
  }
  const underWay = new Set<Promise<void>>();
  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    kind: 'outbox',
    wake() {},
    start() {},
    async send(to, letter) {
      if (to === null) return;
      if (!isOneAddress(to)) {
        console.error('mail: a letter to what is no address was not sent');
        return;
      }
      const at = new Date(options.clock()).toISOString();
      const posting = post({ to, from: options.from, at, ...letter }).finally(() => underWay.delete(posting));
      underWay.add(posting);
    },
    settled,
    close: settled,
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
