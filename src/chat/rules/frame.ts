/** The agreement between the product's page and Cyrano's page in its frame. */

/** Up, from the frame to the product. */
export interface FrameMessage {
  source: 'cyrano';
  type: 'ready' | 'expired' | 'unauthorised' | 'error';
}

/** Down, after `expired`. */
export interface ProductMessage {
  source: 'repartee';
  type: 'ticket';
  ticket: string;
}

/**
 * What stands on the assistant's screen. Up whenever it changes, down once after `ready`, so that a reload and the switch to the page
 * without a frame do not lose it. The product hands it back as it came and reads nothing in it; null where nothing stands there.
 */
export interface KeptMessage {
  source: 'cyrano' | 'repartee';
  type: 'kept';
  kept: unknown;
}

/** What happened to what is stored of people, or what the reader chose: `set` switches the copy on the device. */
export type OfflineAsk =
  | { do: 'set'; on: boolean }
  | { do: 'changed'; person: string | null }
  | { do: 'dropped'; person: string };

/** About the copy that the product keeps on the device for reading without a network. Up. */
export interface OfflineAskMessage {
  source: 'cyrano';
  type: 'offline';
  ask: OfflineAsk;
}

/** Down, after `ready` and after each change: whether there is such a copy. Never where the browser cannot keep one. */
export interface OfflineStateMessage {
  source: 'repartee';
  type: 'offline';
  on: boolean;
}

/** Down, when the reader asks on the product's page for the list of keys: the frame hears only keys that are pressed in it. */
export interface KeysMessage {
  source: 'repartee';
  type: 'keys';
}

/** Spec section 7: scripts, same-origin, forms and popups. */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** `user_<first 8 of uid>_<Unix ms>`: a label for logs that authorises nothing. */
export const sessionLabel = (uid: string, nowMs: number): string => `user_${uid.slice(0, 8)}_${nowMs}`;

/** The ticket stands in the fragment, which no server and no log ever sees. */
export const frameUrl = (cyranoUrl: string, label: string, ticket: string): string =>
  `${cyranoUrl.replace(/\/$/, '')}/?session=${encodeURIComponent(label)}#ticket=${ticket}`;
