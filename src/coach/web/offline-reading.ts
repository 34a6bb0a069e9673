/**
 * What is kept of people on this device, for reading without a network. Whoever shows Cyrano keeps it; it is theirs alone, because only the
 * product's own address may hold it.
 */
export interface OfflineReading {
  on: boolean;
  /** Starts to keep them, or deletes them at once. */
  set(on: boolean): void;
  /** Something that is stored of this person changed; null where it may be anybody. */
  changed(person: string | null): void;
  /** This person is being deleted. */
  dropped(person: string): void;
}
