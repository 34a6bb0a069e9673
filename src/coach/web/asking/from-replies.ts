import type { Tone, Turn } from '#coach';
import type { StoredTurn } from '#memory';
import { sharedWithStored } from '../people/sitting.ts';
import { joined, splitOpen } from '../replies/conversation.ts';
import { stateFrom } from '../replies/kept-state.ts';
import { allTurns, type Wish } from '../replies/replies-state.ts';

/** What the other tabs take from the conversation under Replies. */
export interface FromReplies {
  /** Whose it is; empty for a message alone. */
  person: string;
  /** Oldest first, the message that is answered last. */
  turns: readonly Turn[];
  /** What waits for the reader's answer, else what they wrote last; empty where they wrote nothing. */
  theirs: string;
  tone: Tone;
  /** What is stored of the person's conversation, oldest first; null for a message alone. */
  stored: (() => Promise<readonly StoredTurn[]>) | null;
}

/**
 * @param kept what the conversation's panel keeps
 * @param wish how replies shall be where it keeps nothing
 */
export function fromReplies(kept: unknown, wish?: Wish): Pick<FromReplies, 'turns' | 'theirs' | 'tone'> {
  const state = stateFrom(kept, wish);
  const turns = allTurns(state);
  const { open } = splitOpen(state.turns);
  const waiting = state.answer?.message ?? joined(open);
  const typed = state.draft.trim();
  return {
    turns: turns.map(({ from, text }) => ({ from, text })),
    theirs: typed || waiting || (turns.findLast(({ from }) => from === 'them')?.text ?? ''),
    tone: state.wish.tone,
  };
}

/** What is stored and what stands on the screen as one conversation: what both have stands once. */
export function wholeTalk(stored: readonly StoredTurn[], screen: readonly Turn[]): Turn[] {
  const { shared, before } = sharedWithStored(stored, screen);
  return [...stored.map(({ from, text }) => ({ from, text })), ...screen.slice(before + shared)];
}
