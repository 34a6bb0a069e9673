import type { FrameMessage, KeptMessage, ProductMessage } from '../rules/index.ts';

const TYPES = ['ready', 'expired', 'unauthorised', 'error'] as const satisfies FrameMessage['type'][];

interface Heard {
  origin: string;
  source: unknown;
  data: unknown;
}
interface Expected {
  origin: string;
  window: unknown;
}

/** The data of a message from exactly that window of exactly that origin, in Cyrano's name; else null. */
function dataOf(event: Heard, expected: Expected): { type?: unknown; kept?: unknown } | null {
  if (event.origin !== expected.origin || !expected.window || event.source !== expected.window) return null;
  const data = event.data as { source?: unknown; type?: unknown; kept?: unknown } | null;
  return typeof data === 'object' && data?.source === 'cyrano' ? data : null;
}

/** What Cyrano's page says, if this message is from exactly that window of exactly that origin; else null. */
export function frameMessageType(event: Heard, expected: Expected): FrameMessage['type'] | null {
  const data = dataOf(event, expected);
  return TYPES.find((type) => type === data?.type) ?? null;
}

/** The screen that Cyrano's page hands over to be kept; undefined for any other message. */
export function keptInMessage(event: Heard, expected: Expected): unknown {
  const data = dataOf(event, expected);
  return data?.type === 'kept' ? (data.kept ?? null) : undefined;
}

/** The kept screen on its way back. */
export const keptMessage = (kept: unknown): KeptMessage => ({ source: 'repartee', type: 'kept', kept });

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

/** Whether a frame address is that of a third-party chatbot. */
export const isThirdParty = (url: string): boolean => ticketOf(url) === null;
