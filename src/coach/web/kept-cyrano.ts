import { keptOf } from './replies/kept-state.ts';
import { INITIAL, type Wish } from './replies/replies-state.ts';

/** How each person's replies shall be, by their id. Null: the person is gone. */
export type Wishes = Readonly<Record<string, Wish | null>>;

/** What stands on Cyrano's screen, to be carried over a reload or to the other page. */
export interface KeptCyrano {
  /** Whom the reader writes with; null for a message alone. */
  person: string | null;
  /** What the conversation's panel keeps, as it gave it. */
  replies: unknown;
  /** Stay in this browser beyond the tab, until the sign-out. Handed up are those that changed. */
  wishes: Wishes;
}

/** Puts it together; what does not stand there is left out. */
export const keptOfCyrano = ({ person, replies, wishes }: KeptCyrano): Partial<KeptCyrano> => ({
  ...(person === null && replies === null ? {} : { person, replies }),
  wishes,
});

/** What was kept, whatever came back. */
export function keptCyrano(kept: unknown): KeptCyrano {
  const value = kept as Partial<KeptCyrano> | null | undefined;
  return {
    person: typeof value?.person === 'string' ? value.person : null,
    replies: value?.replies ?? null,
    wishes: typeof value?.wishes === 'object' && value.wishes !== null ? value.wishes : {},
  };
}

/** The screen to start from with a text that another app shared: a message on its own, in the box. */
export function sharedScreen(text: string): Partial<KeptCyrano> | null {
  const replies = keptOf({ ...INITIAL, draft: text });
  return replies && keptOfCyrano({ person: null, wishes: {}, replies });
}
