import type { Analysis, Change, Engine, Goal, Reply, Tone, Turn } from '#coach';
import type { Transcript } from '#coach/transcript';
import {
  changeTurns,
  joined,
  newestThatFits,
  nextIdOf,
  numbered,
  requestTurns,
  type ShownTurn,
  splitOpen,
  type TurnChange,
  withPasted,
  withRead,
} from './conversation.ts';
import type { Intensity } from './reply-changes.ts';

/** How the replies shall be. */
export interface Wish {
  tone: Tone;
  intensity: Intensity;
  /** Null: whatever fits. */
  goal: Goal | null;
}

/** One reply on the screen. */
export interface ShownReply {
  id: number;
  reply: Reply;
  /** Who wrote it; null until the answer is whole. */
  engine: Engine | null;
  /** The reader's own wording of it. */
  edited: string | null;
  /** What stood here before the last change. */
  before: ShownReply | null;
  /** A change that is under way, or that brought nothing. */
  changing: { change: Change; failed: string | null } | null;
}

// Other panels count their texts the same way.
export { countCharacters, MESSAGE_LIMIT } from './conversation.ts';

/** How it came, before any change. */
export const firstOf = ({ reply, before }: ShownReply): Reply => (before ? firstOf(before) : reply);

export const textOf = ({ reply, edited }: ShownReply): string => edited ?? reply.text;

/** What is asked about. */
export type Question = Pick<Asked, 'message' | 'earlier' | 'open' | 'goesOn'>;

export interface Asked {
  message: string;
  /** The turns before the message. */
  earlier: ShownTurn[];
  /** The turns that make up the message; empty where it was typed. */
  open: ShownTurn[];
  /** A message that was pasted after others of theirs, and nothing says that they belong together. */
  goesOn?: boolean;
  wish: Wish;
  /** More replies to the message in sight, beside those that are there. */
  more: boolean;
  /** Texts already shown for this message. */
  avoid: string[];
  /** The first reading has come: a further one betters it and keeps the replies that are there. */
  read?: boolean;
}

export interface Answer {
  message: string;
  analysis: Analysis;
  replies: ShownReply[];
}

/** What the panel shows. What was typed is only let go once its reading has arrived. */
export interface RepliesState {
  draft: string;
  wish: Wish;
  /** What was said before the message that is answered; with nothing answered yet, all of the conversation. */
  turns: ShownTurn[];
  phase: 'idle' | 'thinking' | 'done' | 'failed';
  /** The question now under way or last failed. */
  asked: Asked | null;
  /** The newest answer, complete or still arriving. */
  answer: Answer | null;
  failure: string | null;
  /** The last text that was taken apart, while it can be put together again. */
  pasted: { text: string; names: string[]; me: string | null; ask: boolean; count: number } | null;
  /** The message in sight was read as going on from others, and the reader has not said that it does. */
  goesOn: boolean;
  /** A text that shall stay one message. */
  whole: string | null;
  /** The answered message is in the box to be written anew: asking again replaces it. */
  reopened: boolean;
  /** What the last step took away, to be brought back. */
  undo: { what: 'removed' | 'sent' | 'cleared' | 'pasted' | 'added'; state: RepliesState } | null;
}

export type RepliesEvent =
  | { type: 'typed'; draft: string }
  | { type: 'wished'; wish: Partial<Wish> }
  | { type: 'asked'; asked: Asked }
  | { type: 'analysis'; analysis: Analysis }
  | { type: 'reply'; reply: Reply }
  | { type: 'done'; engine?: Engine | undefined }
  | { type: 'failed'; text: string }
  | { type: 'pasted'; text: string; transcript: Transcript; remembered?: boolean }
  /** Turns of screenshots, seen and put right already. */
  | { type: 'added'; turns: readonly Turn[]; remembered?: boolean }
  | { type: 'kept-whole' }
  | { type: 'paste-seen' }
  | { type: 'turn'; change: TurnChange }
  | { type: 'reopened' }
  | { type: 'sent'; text: string }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'reply-edited'; id: number; text: string }
  | { type: 'change-asked'; id: number; change: Change }
  | { type: 'changed'; id: number; reply: Reply; engine: Engine | null }
  | { type: 'change-failed'; id: number; text: string }
  | { type: 'brought-back'; id: number };

export const INITIAL: RepliesState = {
  draft: '',
  wish: { tone: 'warm', intensity: 2, goal: null },
  turns: [],
  phase: 'idle',
  asked: null,
  answer: null,
  failure: null,
  pasted: null,
  goesOn: false,
  whole: null,
  reopened: false,
  undo: null,
};

/** The whole conversation: earlier turns, and the message that was answered where it belongs to them. */
export function allTurns({ turns, answer }: RepliesState): ShownTurn[] {
  if (!answer) return turns;
  return [...turns, ...numbered([{ from: 'them', text: answer.message }], nextIdOf(turns))];
}

/**
 * Whether something was said before: a chat that is pasted or read then goes on from it, else it stands for itself.
 *
 * @param remembered it is somebody's who is remembered: whatever they wrote before is theirs too
 */
export const isConversation = ({ turns }: RepliesState, remembered = false): boolean =>
  remembered || turns.length > 0;

/** What an empty box asks about: their newest turns, where they wait for an answer. */
export function openQuestion(state: RepliesState): Question | null {
  if (state.answer) return null;
  const { earlier, open } = splitOpen(state.turns);
  return open.length === 0 ? null : { message: newestThatFits(joined(open)), earlier, open };
}

/**
 * The question that a typed message is: it goes on from what is there, the message that was answered last included.
 *
 * @param remembered as for {@link isConversation}
 * @param samples messages that Cyrano gives to be tried, which nobody wrote to the reader
 */
export function typedQuestion(
  state: RepliesState,
  message: string,
  { remembered = false, samples = [] }: { remembered?: boolean; samples?: readonly string[] } = {},
): Question {
  const { answer, turns } = state;
  const isTried = turns.length === 0 && answer !== null && samples.includes(answer.message);
  const isSame = state.reopened || answer?.message === message || (isTried && !remembered);
  const earlier = isSame ? turns : allTurns(state);
  const goesOn = !remembered && !isSame && earlier.length > 0 && earlier.every(({ from }) => from === 'them');
  return { message, earlier, open: [], ...(goesOn && { goesOn }) };
}

const FRESH_BOX = { whole: null, reopened: false } as const;

const shownReply = (reply: Reply, id: number): ShownReply => ({
  id,
  reply,
  engine: null,
  edited: null,
  before: null,
  changing: null,
});

const withReplies = (state: RepliesState, change: (replies: ShownReply[]) => ShownReply[]): RepliesState =>
  state.answer ? { ...state, answer: { ...state.answer, replies: change(state.answer.replies) } } : state;

const withReply = (
  state: RepliesState,
  id: number,
  change: (reply: ShownReply) => ShownReply,
): RepliesState =>
  withReplies(state, (replies) => replies.map((reply) => (reply.id === id ? change(reply) : reply)));

/** The state without what was on the screen for the last step only. */
const settled = (state: RepliesState): RepliesState => ({
  ...state,
  undo: null,
  pasted: null,
  goesOn: false,
});

export function repliesReducer(state: RepliesState, event: RepliesEvent): RepliesState {
  switch (event.type) {
    case 'typed':
      // An emptied box begins anew: the next text is taken apart again.
      return { ...state, draft: event.draft, ...(event.draft.trim() === '' ? FRESH_BOX : {}) };
    case 'wished':
      return { ...state, wish: { ...state.wish, ...event.wish } };
    case 'asked':
      return {
        ...state,
        asked: event.asked.read ? { ...event.asked, read: false } : event.asked,
        phase: 'thinking',
        failure: null,
        undo: null,
        goesOn: event.asked.goesOn ?? (event.asked.more && state.goesOn),
      };
    case 'analysis': {
      if (!state.asked) return state;
      const { message, earlier, more } = state.asked;
      if (more) return state;
      if (state.asked.read && state.answer)
        return { ...state, answer: { ...state.answer, analysis: event.analysis } };
      return {
        ...state,
        asked: { ...state.asked, read: true },
        // The message now stands as a bubble; what was typed since is kept.
        draft: state.draft.trim() === message ? '' : state.draft,
        reopened: false,
        turns: earlier,
        answer: { message, analysis: event.analysis, replies: [] },
      };
    }
    case 'reply':
      return withReplies(state, (replies) => [...replies, shownReply(event.reply, replies.length + 1)]);
    case 'done':
      return withReplies({ ...state, phase: 'done' }, (replies) =>
        replies.map((reply) => ({ ...reply, engine: reply.engine ?? event.engine ?? null })),
      );
    case 'failed':
      return failed(state, event.text);
    case 'pasted': {
      const before = isConversation(state, event.remembered) ? allTurns(state) : [];
      const { names, me, sides } = event.transcript;
      const turns = withPasted(before, event.transcript);
      return {
        ...settled(state),
        draft: '',
        phase: 'idle',
        asked: null,
        answer: null,
        failure: null,
        turns,
        pasted: {
          text: event.text,
          names,
          me,
          ask: sides !== 'certain' && names.length > 1,
          count: turns.length - before.length,
        },
        undo: { what: 'pasted', state: { ...settled(state), draft: event.text, whole: event.text.trim() } },
      };
    }
    case 'added':
      return {
        ...settled(state),
        phase: 'idle',
        asked: null,
        answer: null,
        failure: null,
        turns: withRead(isConversation(state, event.remembered) ? allTurns(state) : [], event.turns),
        undo: { what: 'added', state: settled(state) },
      };
    case 'kept-whole':
      return state.undo?.what === 'pasted' ? state.undo.state : state;
    case 'paste-seen':
      return settled(state);
    case 'turn': {
      const turns = changeTurns(state.turns, event.change);
      const kept = { ...state, turns };
      if (event.change.do === 'name-me' && state.pasted)
        return { ...kept, pasted: { ...state.pasted, me: event.change.name, ask: false } };
      return turns.length < state.turns.length
        ? { ...kept, pasted: null, goesOn: false, undo: { what: 'removed', state: { ...state, undo: null } } }
        : kept;
    }
    case 'reopened':
      return state.answer
        ? { ...state, draft: state.answer.message, whole: state.answer.message, reopened: true }
        : state;
    case 'sent': {
      const said = allTurns(state);
      return {
        ...settled(state),
        phase: 'idle',
        asked: null,
        answer: null,
        turns: [...said, ...numbered([{ from: 'me', text: event.text }], nextIdOf(said))],
        undo: { what: 'sent', state: settled(state) },
      };
    }
    case 'cleared':
      return { ...INITIAL, wish: state.wish, undo: { what: 'cleared', state: settled(state) } };
    case 'undone':
      return state.undo?.state ?? state;
    case 'reply-edited':
      return withReply(state, event.id, (reply) => ({ ...reply, edited: event.text }));
    case 'change-asked':
      return withReply(state, event.id, (reply) => ({
        ...reply,
        changing: { change: event.change, failed: null },
      }));
    case 'changed':
      return withReply(state, event.id, (reply) => ({
        ...shownReply(event.reply, reply.id),
        engine: event.engine,
        before: { ...reply, changing: null },
      }));
    case 'change-failed':
      return withReply(state, event.id, (reply) =>
        reply.changing ? { ...reply, changing: { ...reply.changing, failed: event.text } } : reply,
      );
    case 'brought-back':
      return withReply(state, event.id, (reply) => reply.before ?? reply);
  }
}

function failed(state: RepliesState, text: string): RepliesState {
  const { asked } = state;
  const kept = { ...state, phase: 'failed' as const, failure: text };
  if (!asked || asked.more) return kept;
  // What was said of another message must not stand under this one's error; the turns it came with stay.
  const answer = state.answer?.message === asked.message ? state.answer : null;
  const turns = [...asked.earlier, ...(answer ? [] : asked.open)];
  // A message that left the box but got no whole answer goes back, unless something new was typed.
  const draft = state.draft === '' && asked.open.length === 0 ? asked.message : state.draft;
  return { ...kept, answer, turns, draft };
}

/** Every text shown for the message in sight, also those that were changed since: none is wanted again. */
export function shownTexts({ answer, asked }: RepliesState): string[] {
  const texts = (reply: ShownReply | null): string[] =>
    reply ? [reply.reply.text, ...texts(reply.before)] : [];
  return [...new Set([...(asked?.avoid ?? []), ...(answer?.replies ?? []).flatMap(texts)])];
}

/** More was asked for and nothing came: there is no other line for this message. */
export const isAllSaid = ({ phase, answer, asked }: RepliesState): boolean =>
  phase === 'done' &&
  asked?.more === true &&
  (answer?.replies ?? []).every(({ reply }) => asked.avoid.includes(reply.text));

/** What is said before the answered message is no longer what its replies were written for. */
export function isOtherConversation({ answer, asked, turns }: RepliesState): boolean {
  if (!answer || asked?.message !== answer.message) return false;
  const told = (before: readonly ShownTurn[]) => JSON.stringify(requestTurns(before).conversation);
  return asked.earlier !== turns && told(asked.earlier) !== told(turns);
}

/** Another tone, intensity or goal was chosen for a message that has been answered, and nothing new is being written. */
export const wantsOtherReplies = ({ phase, draft, answer, asked, wish }: RepliesState): boolean =>
  phase === 'done' &&
  draft.trim() === '' &&
  answer !== null &&
  answer.replies.length > 0 &&
  asked !== null &&
  (asked.wish.tone !== wish.tone || asked.wish.intensity !== wish.intensity || asked.wish.goal !== wish.goal);
