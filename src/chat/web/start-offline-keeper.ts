import { memoryClient } from '#coach/web';
import { changeOfflineCopy, readOfflineCopy, startOfflineCopy } from '#device/web';
import type { Auth } from '#identity/web';
import { createOfflineKeeper, type OfflineKeeper } from './offline-keeper.ts';

interface Owner {
  /** The account's id. */
  owner: string;
  token: Auth['token'];
  /** The reader has just switched it on: there is no copy yet. */
  isNew: boolean;
}

/** Brings the copy on this device up to date, and keeps it so; null where there is none. */
export async function startOfflineKeeper({ owner, token, isNew }: Owner): Promise<OfflineKeeper | null> {
  if (isNew) await startOfflineCopy(owner);
  if (!(await readOfflineCopy(owner))) return null;
  const keeper = createOfflineKeeper({
    client: memoryClient({ baseUrl: '', token }, { signal: new AbortController().signal }),
    store: {
      read: () => readOfflineCopy(owner),
      change: (change) => changeOfflineCopy(owner, change),
    },
    nowMs: Date.now,
  });
  keeper.look();
  return keeper;
}
