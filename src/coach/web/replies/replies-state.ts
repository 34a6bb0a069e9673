import type { Analysis, Reply, Tone } from '#coach';

/** What the panel shows. What was typed is only let go once its reading has arrived. */
export interface RepliesState {
  draft: string;
  tone: Tone;
  phase: 'idle' | 'thinking' | 'done' | 'failed';
  /** The question now under way or last failed. */
  asked: Asked | null;
  /** The newest answer, complete or still arriving. */
  answer: { message: string; analysis: Analysis; replies: Reply[] } | null;
  failure: string | null;
}

export interface Asked {
  message: string;
  tone: Tone;
  /** Texts already shown for this message, when others are wanted. */
  avoid: string[];
}

export type RepliesEvent =
  | { type: 'typed'; draft: string }
  | { type: 'tone'; tone: Tone }
  | { type: 'asked'; asked: Asked }
  | { type: 'analysis'; analysis: Analysis }
  | { type: 'reply'; reply: Reply }
  | { type: 'done' }
  | { type: 'failed'; text: string };

export const INITIAL: RepliesState = {
  draft: '',
  tone: 'warm',
  phase: 'idle',
  asked: null,
  answer: null,
  failure: null,
};

export function repliesReducer(state: RepliesState, event: RepliesEvent): RepliesState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.draft };
    case 'tone':
      return { ...state, tone: event.tone };
    case 'asked':
      return { ...state, asked: event.asked, phase: 'thinking', failure: null };
    case 'analysis': {
      if (!state.asked) return state;
      const { message } = state.asked;
      return {
        ...state,
        // The message now stands as a bubble; what was typed since is kept.
        draft: state.draft.trim() === message ? '' : state.draft,
        answer: { message, analysis: event.analysis, replies: [] },
      };
    }
    case 'reply':
      if (!state.answer) return state;
      return { ...state, answer: { ...state.answer, replies: [...state.answer.replies, event.reply] } };
    case 'done':
      return { ...state, phase: 'done' };
    case 'failed': {
      // A message that left the box but got no whole answer goes back, unless something new was typed.
      const draft = state.draft === '' && state.asked ? state.asked.message : state.draft;
      // What was said of another message must not stand under this one's error.
      const answer = state.answer?.message === state.asked?.message ? state.answer : null;
      return { ...state, phase: 'failed', failure: event.text, draft, answer };
    }
  }
}

/**
 * The contract's longest message in characters. Written again here because the rules' constant stands beside the
 * schemas, which would follow it into the page; a test holds the two together.
 */
export const MESSAGE_LIMIT = 8_000;

/** Characters as a person counts them: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;

/** Another tone was chosen for a message that has been answered, and nothing new is being written. */
export const wantsOtherTone = ({ phase, draft, answer, asked, tone }: RepliesState): boolean =>
  phase === 'done' &&
  draft.trim() === '' &&
  answer !== null &&
  answer.replies.length > 0 &&
  asked?.tone !== tone;
