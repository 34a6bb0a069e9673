import type { FrameMessage, ProductMessage } from '../rules/index.ts';

const TYPES = ['ready', 'expired', 'unauthorised', 'error'] as const satisfies FrameMessage['type'][];

/** What Cyrano's page says, if this message is from exactly that window of exactly that origin; else null. */
export function frameMessageType(
  event: { origin: string; source: unknown; data: unknown },
  expected: { origin: string; window: unknown },
): FrameMessage['type'] | null {
  if (event.origin !== expected.origin || !expected.window || event.source !== expected.window) return null;
  const data = event.data as { source?: unknown; type?: unknown } | null;
  if (typeof data !== 'object' || data?.source !== 'cyrano') return null;
  return TYPES.find((type) => type === data.type) ?? null;
}

/** A fresh ticket for the page in the frame. */
export const ticketMessage = (ticket: string): ProductMessage => ({
  source: 'repartee',
  type: 'ticket',
  ticket,
});

/** The ticket of a frame address, or null: a third-party chatbot gets none. */
export function ticketOf(url: string): string | null {
  return new URLSearchParams(new URL(url).hash.slice(1)).get('ticket');
}
