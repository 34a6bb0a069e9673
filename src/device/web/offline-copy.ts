import { type DBSchema, openDB } from 'idb';
import type { OfflineCopy } from '../rules/index.ts';
import { copyOf, emptyCopy } from '../rules/offline-copy.ts';
import { OFFLINE_COPY_KEY } from './keys.ts';

interface Stored extends DBSchema {
  copies: { key: 'copy'; value: OfflineCopy };
}

/** Opened for each use, and given up at once for whoever deletes it: a sign-out in another tab waits for nobody. */
const open = () =>
  openDB<Stored>(OFFLINE_COPY_KEY, 1, {
    upgrade: (database) => void database.createObjectStore('copies'),
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });

/** Makes an empty copy for this account; from now on it can be changed. */
export async function startOfflineCopy(owner: string): Promise<void> {
  const database = await open();
  await database.put('copies', emptyCopy(owner), 'copy');
  database.close();
}

/** The copy of this account, or null where there is none. */
export async function readOfflineCopy(owner: string): Promise<OfflineCopy | null> {
  const database = await open();
  const copy = copyOf(await database.get('copies', 'copy'), owner);
  database.close();
  return copy;
}

/** Changes the copy of this account in one step. Where it was deleted meanwhile, it stays deleted. */
export async function changeOfflineCopy(
  owner: string,
  change: (copy: OfflineCopy) => OfflineCopy,
): Promise<void> {
  const database = await open();
  const step = database.transaction('copies', 'readwrite');
  const copy = copyOf(await step.store.get('copy'), owner);
  if (copy) await step.store.put(change(copy), 'copy');
  await step.done;
  database.close();
}
