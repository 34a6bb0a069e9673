import { MINUTE_MS } from '#kit';

/** As long as a key of Cyrano's page lives: a frame that asks nothing of us is shut as soon after an end as one that does. */
const LOOK_AGAIN_MS = 10 * MINUTE_MS;
const SHORTEST_MS = 1_000;

/**
 * How long to wait before the server is asked again whether the door is still open, in ms.
 *
 * @param expiryDate when the plan ends, ISO; null where it is not known
 */
export function nextLookMs(expiryDate: string | null, nowMs: number): number {
  const leftMs = expiryDate === null ? Number.POSITIVE_INFINITY : Date.parse(expiryDate) - nowMs;
  return Math.min(LOOK_AGAIN_MS, Math.max(SHORTEST_MS, leftMs));
}
