/** Spec section 8, chat: what the server says (left) and what the screen shows (right). */
export const CHAT_MESSAGES = {
  'Cannot connect to server': 'Cannot connect to chat server. Please try again later.',
  'No token provided': 'Authentication error. Please try logging in again.',
  'Invalid token': 'Your session has expired. Please log in again.',
  'No active subscription': 'No active subscription found. Please check your subscription status.',
} as const;

export type ChatServerText = keyof typeof CHAT_MESSAGES;

export const CHAT_NETWORK_ERROR = 'Network error. Please check your internet connection and try again.';
export const CHAT_FALLBACK = 'Failed to load chat interface';

/** Shown in an alert; OK leads to /pricing. */
export const EXPIRED_ALERT = 'Your subscription has expired. Please renew to continue using the product.';

const isChatServerText = (text: string): text is ChatServerText => Object.hasOwn(CHAT_MESSAGES, text);

/** The screen's text for what the server said. */
export const chatMessage = (serverText: string): string =>
  isChatServerText(serverText) ? CHAT_MESSAGES[serverText] : CHAT_FALLBACK;

/** Codes of the gate, one a line of the table and one more for access that ran out. */
export type GateCode = 'no-token' | 'invalid-token' | 'no-subscription' | 'subscription-expired';

export const GATE_ERRORS: Readonly<Record<GateCode, { status: 401 | 403; message: ChatServerText }>> = {
  'no-token': { status: 401, message: 'No token provided' },
  'invalid-token': { status: 401, message: 'Invalid token' },
  'no-subscription': { status: 403, message: 'No active subscription' },
  'subscription-expired': { status: 403, message: 'No active subscription' },
};

/** Authentication faults lead to /login after three seconds, a missing subscription to /pricing. */
export const AUTH_REDIRECT_DELAY_MS = 3_000;
