import { OFFLINE_COPY_DATABASE } from '../rules/index.ts';

/** Deletes what is kept on this device for reading without a network, if anything is. */
export function forgetOfflineCopy(): void {
  try {
    indexedDB.deleteDatabase(OFFLINE_COPY_DATABASE);
  } catch {
    // No such storage in this browser: nothing was kept.
  }
}
