import { CHAT_NETWORK_ERROR, chatMessage } from '../rules/index.ts';

/** A failed call, whichever client it came from. Status 0: nobody answered. */
export interface FailedCall {
  status: number;
  code: string;
  /** The server's text, the left-hand side of the spec's table. */
  message: string;
}

/** What the screen says and where it leads: `login` after 3 s, `pricing`, `alert` for access that ran out. */
export interface ChatTrouble {
  text: string;
  leads: 'stay' | 'login' | 'pricing' | 'alert';
}

/** Turns what the server said into what the screen says (spec section 8, chat). */
export function chatTrouble(failure: FailedCall): ChatTrouble {
  if (failure.status === 0) return { text: CHAT_NETWORK_ERROR, leads: 'stay' };
  // Over a limit the server says when to come back, which no text of the table can.
  const text = (failure.status === 429 && failure.message) || chatMessage(failure.message);
  if (failure.code === 'subscription-expired') return { text, leads: 'alert' };
  if (failure.status === 401) return { text, leads: 'login' };
  if (failure.status === 403) return { text, leads: 'pricing' };
  return { text, leads: 'stay' };
}
