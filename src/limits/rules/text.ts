import type { LimitName, Refusal } from './table.ts';

/** What happened, for the account's own limit and for one that is shared by a network. */
const WHAT: Readonly<Record<LimitName, { own: string; network: string } | null>> = {
  'coach-calls': {
    own: 'That was a lot in a short time.',
    network: 'There were too many requests from your network.',
  },
  'memory-calls': {
    own: 'That was a lot in a short time.',
    network: 'There were too many requests from your network.',
  },
  'chat-sessions': {
    own: 'The chat was opened too often in a short time.',
    network: 'There were too many requests from your network.',
  },
  checkouts: {
    own: 'The payment was started too often in a short time. You have not been charged.',
    network: 'There were too many requests from your network. You have not been charged.',
  },
  'payment-looks': {
    own: 'This payment was asked after too often in a short time.',
    network: 'There were too many requests from your network.',
  },
  'payment-attempts': {
    own: 'There were too many payments in a short time. You have not been charged.',
    network: 'There were too many payments from your network. You have not been charged.',
  },
  'declined-payments': {
    own: 'Too many payments were declined. You have not been charged.',
    network: 'Too many payments from your network were declined. You have not been charged.',
  },
  // Told to nobody: the brake only lowers other limits, and a letter that is not sent is not spoken of.
  'declined-payments-in-all': null,
  'password-reset-letters': null,
  'one-time-code-letters': null,
  'refund-letters': null,
  'email-change-letters': null,
  'verify-email-letters': null,
};

/** @example waitText(95) // 'in 2 minutes' */
export function waitText(seconds: number): string {
  if (seconds < 60) return `in ${counted(seconds, 'second')}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `in ${counted(minutes, 'minute')}` : `in ${counted(Math.ceil(minutes / 60), 'hour')}`;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** @example 'Too many payments were declined. You have not been charged. Try again in 12 minutes.' */
export function refusalText({ name, by, retryAfterSeconds }: Refusal): string {
  const what = WHAT[name]?.[by === 'client' ? 'network' : 'own'] ?? 'There were too many requests.';
  return `${what} Try again ${waitText(retryAfterSeconds)}.`;
}
