import type { KeepDays } from '#memory';

/** Whether a choice deletes something at once that the one before would have kept. */
export const isShorter = (now: KeepDays, next: KeepDays): boolean =>
  (next ?? Number.POSITIVE_INFINITY) < (now ?? Number.POSITIVE_INFINITY);
