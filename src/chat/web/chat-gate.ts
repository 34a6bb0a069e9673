import { type SubscriptionLookup, subscriptionStanding } from '#identity/web';
import { CHAT_NETWORK_ERROR, chatMessage } from '../rules/index.ts';

export type ChatGate =
  | { kind: 'waiting' }
  | { kind: 'open' }
  /** Nothing bought, or taken back: to the prices. */
  | { kind: 'none' }
  /** Ran out: an alert first, then the prices. */
  | { kind: 'expired' }
  | { kind: 'failed'; message: string };

/** Whether the chat opens for a signed-in user (spec section 4). The server decides again at every call. */
export function chatGate(lookup: SubscriptionLookup | null, nowMs: number): ChatGate {
  if (!lookup) return { kind: 'waiting' };
  if (lookup.kind === 'failed') {
    return {
      kind: 'failed',
      message: lookup.network ? CHAT_NETWORK_ERROR : chatMessage('Cannot connect to server'),
    };
  }
  const standing = subscriptionStanding(lookup.status, nowMs);
  return { kind: standing === 'active' ? 'open' : standing };
}
