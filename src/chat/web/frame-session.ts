import { type ApiClient, ApiError } from '#identity/web';
import { CHAT_FALLBACK, type FrameMessage } from '../rules/index.ts';
import { type ChatTrouble, chatTrouble } from './chat-trouble.ts';
import { isThirdParty, ticketOf } from './frame-messages.ts';

/** The frame as the screen shows it; `frame` is a new value for each frame that is to be loaded afresh. */
export type FrameState =
  | { at: 'loading'; frame: { url: string } | null }
  | { at: 'ready'; frame: { url: string } }
  | { at: 'error'; trouble: ChatTrouble };

export interface FrameSessionParts {
  api: ApiClient;
  /** Hands a fresh ticket to the page in the frame. */
  sendTicket: (ticket: string) => void;
  onState: (state: FrameState) => void;
}

export interface FrameSession {
  /** Starts, or starts over. */
  open(): Promise<void>;
  hear(type: FrameMessage['type']): void;
  /** The frame's `load`: all that a third-party page ever tells. */
  loaded(): void;
  stop(): void;
}

/** How long a frame may take to say that it is ready. */
export const READY_TIMEOUT_MS = 15_000;
/** A frame that keeps refusing fresh tickets is given up. */
const RENEWALS_WITHOUT_READY = 3;

/** One frame: asks the server for its address and ticket, renews the ticket, and knows when to give up. */
export function createFrameSession(parts: FrameSessionParts): FrameSession {
  let state: FrameState = { at: 'loading', frame: null };
  let round = 0;
  let renewals = 0;
  let renewing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: FrameState) => {
    state = next;
    parts.onState(next);
  };
  const fail = (trouble: ChatTrouble) => {
    round += 1;
    clearTimeout(timer);
    show({ at: 'error', trouble });
  };
  const giveUp = () => fail({ text: CHAT_FALLBACK, leads: 'stay' });
  const ask = async () => (await parts.api.post<{ url: string }>('/api/chat/session')).body.url;

  async function open(): Promise<void> {
    const mine = ++round;
    renewals = 0;
    renewing = false;
    clearTimeout(timer);
    show({ at: 'loading', frame: null });
    try {
      const url = await ask();
      if (mine !== round) return;
      show({ at: 'loading', frame: { url } });
      timer = setTimeout(giveUp, READY_TIMEOUT_MS);
    } catch (error) {
      if (mine === round) fail(troubleOf(error));
    }
  }

  async function renew(): Promise<void> {
    if (renewing) return;
    if (renewals >= RENEWALS_WITHOUT_READY) return giveUp();
    renewals += 1;
    renewing = true;
    const mine = round;
    try {
      const ticket = ticketOf(await ask());
      if (mine === round && ticket) parts.sendTicket(ticket);
    } catch (error) {
      if (mine !== round) return;
      const trouble = troubleOf(error);
      // A ready page says itself that it is offline, and keeps what was typed; only the door closes it.
      if (state.at !== 'ready' || trouble.leads !== 'stay') fail(trouble);
    } finally {
      if (mine === round) renewing = false;
    }
  }

  function becomeReady(): void {
    clearTimeout(timer);
    renewals = 0;
    if (state.at === 'loading' && state.frame) show({ at: 'ready', frame: state.frame });
  }

  return {
    open,
    hear: (type) => {
      if (state.at === 'error') return;
      if (type === 'ready') becomeReady();
      else if (type === 'expired' || type === 'unauthorised') void renew();
      else if (state.at === 'loading') giveUp();
    },
    loaded: () => {
      if (state.at === 'loading' && state.frame && isThirdParty(state.frame.url)) becomeReady();
    },
    stop: () => {
      round += 1;
      clearTimeout(timer);
    },
  };
}

function troubleOf(error: unknown): ChatTrouble {
  return error instanceof ApiError ? chatTrouble(error) : { text: CHAT_FALLBACK, leads: 'stay' };
}
