import { SAMPLE_MESSAGES } from '../copy.ts';
import { nextIdOf, numbered, type ShownTurn } from './conversation.ts';
import type { Answer, Asked, RepliesState, ShownReply, Wish } from './replies-state.ts';
import { allTurns, INITIAL } from './replies-state.ts';

/** What a reload or the switch between the two pages carries over; plain values. */
export interface KeptReplies {
  version: 1;
  draft: string;
  wish: Wish;
  turns: ShownTurn[];
  asked: Asked | null;
  answer: Answer | null;
}

/** Replies lose what was changed in them, so that the value stays small. */
const plain = (reply: ShownReply): ShownReply => ({ ...reply, before: null, changing: null });

/** What is worth keeping of a state, or null where nothing was pasted, typed or answered. */
export function keptOf({ draft, wish, turns, asked, answer }: RepliesState): KeptReplies | null {
  if (draft.trim() === '' && turns.length === 0 && !answer) return null;
  return {
    version: 1,
    draft,
    wish,
    turns,
    asked: answer ? asked : null,
    answer: answer && { ...answer, replies: answer.replies.map(plain) },
  };
}

/**
 * The state to start from: what was kept, where it has the shape of this version.
 *
 * @param wish how replies shall be where nothing was kept
 */
export function stateFrom(kept: unknown, wish: Wish = INITIAL.wish): RepliesState {
  const value = kept as Partial<KeptReplies> | null | undefined;
  if (value?.version !== 1 || typeof value.draft !== 'string' || !Array.isArray(value.turns) || !value.wish)
    return { ...INITIAL, wish };
  const answer = value.answer ?? null;
  return {
    ...INITIAL,
    draft: value.draft,
    wish: value.wish,
    turns: value.turns,
    answer,
    asked: answer ? (value.asked ?? null) : null,
    phase: answer ? 'done' : 'idle',
  };
}

/**
 * The screen of a person with the conversation of another screen behind what stands there: nothing of either is lost, and the replies
 * that stay are those of the conversation that came.
 */
export function withMoved(person: unknown, moved: KeptReplies): KeptReplies {
  const there = stateFrom(person);
  const before = allTurns(there);
  const came = numbered(moved.turns, nextIdOf(before));
  const draft = [there.draft, moved.draft].filter((text) => text.trim() !== '').join('\n');
  return { ...moved, turns: [...before, ...came], draft };
}

/** Nothing but a message that Cyrano gave to be tried, which nobody wrote to the reader. */
export const isOnlyTried = ({ draft, turns, answer }: KeptReplies): boolean =>
  draft.trim() === '' && turns.length === 0 && SAMPLE_MESSAGES.some((sample) => sample === answer?.message);
