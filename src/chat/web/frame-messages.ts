import type {
  FrameMessage,
  KeptMessage,
  KeysMessage,
  OfflineAsk,
  OfflineStateMessage,
  ProductMessage,
} from '../rules/index.ts';

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

interface FrameData {
  type?: unknown;
  kept?: unknown;
  ask?: unknown;
}

/** The data of a message from exactly that window of exactly that origin, in Cyrano's name; else null. */
function dataOf(event: Heard, expected: Expected): FrameData | null {
  if (event.origin !== expected.origin || !expected.window || event.source !== expected.window) return null;
  const data = event.data as ({ source?: unknown } & FrameData) | null;
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

/** What Cyrano's page asks about the copy on this device; null for any other message. */
export function offlineAskInMessage(event: Heard, expected: Expected): OfflineAsk | null {
  const data = dataOf(event, expected);
  const ask = data?.type === 'offline' ? (data.ask as Partial<Record<string, unknown>> | null) : null;
  if (ask?.do === 'set' && typeof ask.on === 'boolean') return { do: 'set', on: ask.on };
  if (ask?.do === 'changed' && (ask.person === null || typeof ask.person === 'string'))
    return { do: 'changed', person: ask.person };
  if (ask?.do === 'dropped' && typeof ask.person === 'string') return { do: 'dropped', person: ask.person };
  return null;
}

/** Whether there is a copy on this device. */
export const offlineMessage = (on: boolean): OfflineStateMessage => ({
  source: 'repartee',
  type: 'offline',
  on,
});

/** The kept screen on its way back. */
export const keptMessage = (kept: unknown): KeptMessage => ({ source: 'repartee', type: 'kept', kept });

/** A fresh ticket for the page in the frame. */
export const ticketMessage = (ticket: string): ProductMessage => ({
  source: 'repartee',
  type: 'ticket',
  ticket,
});

/** The list of keys is asked for. */
export const keysMessage = (): KeysMessage => ({ source: 'repartee', type: 'keys' });

/** The ticket of a frame address, or null: a third-party chatbot gets none. */
export function ticketOf(url: string): string | null {
  return new URLSearchParams(new URL(url).hash.slice(1)).get('ticket');
}

/** Whether a frame address is that of a third-party chatbot. */
export const isThirdParty = (url: string): boolean => ticketOf(url) === null;
