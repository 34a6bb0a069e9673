/** Where a question to the coach stands. The last whole answer stays until the next one has come. */
export interface AskingState<Question, Answer> {
  phase: 'idle' | 'asking' | 'answered' | 'failed';
  /** The question now under way, answered last or failed last. */
  asked: Question | null;
  answer: { question: Question; value: Answer } | null;
  /** Words for the reader, or null. */
  failure: string | null;
}

export type AskingEvent<Question, Answer> =
  | { type: 'asked'; question: Question }
  | { type: 'answered'; value: Answer }
  | { type: 'failed'; text: string };

export const IDLE: AskingState<never, never> = { phase: 'idle', asked: null, answer: null, failure: null };

export function askingReducer<Question, Answer>(
  state: AskingState<Question, Answer>,
  event: AskingEvent<Question, Answer>,
): AskingState<Question, Answer> {
  switch (event.type) {
    case 'asked':
      return { ...state, phase: 'asking', asked: event.question, failure: null };
    case 'answered':
      if (state.asked === null) return state;
      return { ...state, phase: 'answered', answer: { question: state.asked, value: event.value } };
    case 'failed':
      return { ...state, phase: 'failed', failure: event.text };
  }
}
