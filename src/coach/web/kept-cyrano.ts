import { keptOf } from './replies/kept-state.ts';
import { INITIAL } from './replies/replies-state.ts';

/** What stands on Cyrano's screen, to be carried over a reload or to the other page. */
export interface KeptCyrano {
  /** Whom the reader writes with; null for a message alone. */
  person: string | null;
  /** What the conversation's panel keeps, as it gave it. */
  replies: unknown;
}

/** Puts both together; null where nothing stands there. */
export const keptOfCyrano = ({ person, replies }: KeptCyrano): KeptCyrano | null =>
  person === null && replies === null ? null : { person, replies };

/** What was kept, whatever came back. */
export function keptCyrano(kept: unknown): KeptCyrano {
  const value = kept as Partial<KeptCyrano> | null | undefined;
  return {
    person: typeof value?.person === 'string' ? value.person : null,
    replies: value?.replies ?? null,
  };
}

/** The screen to start from with a text that another app shared: a message on its own, in the box. */
export const sharedScreen = (text: string): KeptCyrano | null =>
  keptOfCyrano({ person: null, replies: keptOf({ ...INITIAL, draft: text }) });
