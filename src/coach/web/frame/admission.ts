import type { FrameMessage } from '#chat';
import type { CoachTransport } from '../coach-call.ts';

/** A token counts as spent this long before its end, so that none runs out on the way. */
const EXPIRES_EARLY_MS = 30_000;
/** How long the product may take to hand down a fresh ticket. */
export const TICKET_WAIT_MS = 15_000;

export interface AdmissionParts {
  productOrigin: string;
  fetch: typeof fetch;
  nowMs: () => number;
  tellProduct: (type: FrameMessage['type']) => void;
}

export interface Admission {
  transport: CoachTransport;
  /** Gives a ticket in for a token. */
  admit(ticket: string): Promise<void>;
  /** No ticket came along, or the door was shut on a call: says so to the product. */
  ask(type: 'expired' | 'unauthorised'): void;
}

/**
 * How the page in the frame gets in: a ticket for a token, kept in memory alone, and a fresh ticket from the
 * product when it runs out. No cookie, no storage.
 */
export function createAdmission(parts: AdmissionParts): Admission {
  let held: { token: string; untilMs: number } | null = null;
  /** Tickets that are given in right now. */
  let underWay = 0;
  const waiting = new Set<(token: string | null) => void>();
  const answerAll = (token: string | null) => {
    for (const answer of [...waiting]) answer(token);
  };

  async function admit(ticket: string): Promise<void> {
    underWay += 1;
    try {
      await giveIn(ticket);
    } finally {
      underWay -= 1;
    }
  }

  async function giveIn(ticket: string): Promise<void> {
    let response: Response;
    let body: { token?: unknown; expiresAt?: unknown } | null;
    try {
      response = await parts.fetch(`${parts.productOrigin}/api/chat/admit`, {
        method: 'POST',
        credentials: 'omit',
        cache: 'no-store',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ticket }),
      });
      body = await response.json();
    } catch {
      parts.tellProduct('error');
      return answerAll(null);
    }
    const untilMs = Date.parse(String(body?.expiresAt));
    if (response.ok && typeof body?.token === 'string' && !Number.isNaN(untilMs)) {
      held = { token: body.token, untilMs };
      parts.tellProduct('ready');
      return answerAll(held.token);
    }
    held = null;
    // A ticket is good once and for a minute: used up or too late, another one helps. Otherwise the door is shut.
    if (response.status === 401) return parts.tellProduct('expired');
    parts.tellProduct(response.status === 403 ? 'unauthorised' : 'error');
    answerAll(null);
  }

  function freshToken(): Promise<string | null> {
    return new Promise((resolve) => {
      const answer = (token: string | null) => {
        clearTimeout(timer);
        waiting.delete(answer);
        resolve(token);
      };
      const timer = setTimeout(() => answer(null), TICKET_WAIT_MS);
      const first = waiting.size === 0;
      waiting.add(answer);
      // Another ticket is only asked for where none is being given in.
      if (first && underWay === 0) parts.tellProduct('expired');
    });
  }

  return {
    admit,
    ask: (type) => {
      held = null;
      parts.tellProduct(type);
    },
    transport: {
      baseUrl: parts.productOrigin,
      token: (how) => {
        if (how?.renew) held = null;
        const good = held && parts.nowMs() < held.untilMs - EXPIRES_EARLY_MS;
        return good && held ? Promise.resolve(held.token) : freshToken();
      },
    },
  };
}

/** The ticket of a fragment such as `#ticket=…`, or null. */
export function ticketOfFragment(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('ticket') || null;
}

interface PostedMessage {
  origin: string;
  source: unknown;
  data: unknown;
}
interface Expected {
  origin: string;
  window: unknown;
}

interface FromProduct {
  type?: unknown;
  ticket?: unknown;
  kept?: unknown;
  on?: unknown;
}

/** The data of a message from exactly the product's window and origin; else null. */
function dataOf(event: PostedMessage, expected: Expected): FromProduct | null {
  if (event.origin !== expected.origin || event.source !== expected.window) return null;
  const data = event.data as ({ source?: unknown } & FromProduct) | null;
  return typeof data === 'object' && data?.source === 'repartee' ? data : null;
}

/** The ticket the product hands down, or null. */
export function handedTicket(event: PostedMessage, expected: Expected): string | null {
  const data = dataOf(event, expected);
  return data?.type === 'ticket' && typeof data.ticket === 'string' && data.ticket !== ''
    ? data.ticket
    : null;
}

/** The screen that the product kept and hands back, or null. */
export function handedScreen(event: PostedMessage, expected: Expected): unknown {
  const data = dataOf(event, expected);
  return data?.type === 'kept' ? (data.kept ?? null) : null;
}

/** Whether the product asks for the list of keys. */
export const asksForKeys = (event: PostedMessage, expected: Expected): boolean =>
  dataOf(event, expected)?.type === 'keys';

/** Whether the product keeps a copy on this device, where it says so; null for any other message. */
export function handedOffline(event: PostedMessage, expected: Expected): boolean | null {
  const data = dataOf(event, expected);
  return data?.type === 'offline' && typeof data.on === 'boolean' ? data.on : null;
}
