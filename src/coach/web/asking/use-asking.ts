import { announce } from '@react-aria/live-announcer';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { CoachError, type CoachTransport } from '../coach-call.ts';
import { type Failure, failureText } from '../failure-text.ts';
import { type AskingState, askingReducer, IDLE } from './asking-state.ts';

/** What every panel that asks the coach is given. */
export interface AskingParts {
  transport: CoachTransport;
  /** The door is shut (401, 403): whoever shows Cyrano leads on from here. */
  onRefused: (failure: Failure) => void;
}

export interface AskingOptions<Question, Answer> {
  send: (transport: CoachTransport, question: Question, signal: AbortSignal) => Promise<Answer>;
  /** What a screen reader hears when the answer has come: once, and all of it. */
  spoken: (answer: Answer) => string;
}

export interface Asking<Question, Answer> extends AskingState<Question, Answer> {
  /** Asks; a question still under way is given up for it. */
  ask: (question: Question) => void;
  /** The last question again. */
  retry: () => void;
}

/** The state of one request to the coach. A failed one keeps its question and the answer before it. */
export function useAsking<Question, Answer>(
  parts: AskingParts,
  options: AskingOptions<Question, Answer>,
): Asking<Question, Answer> {
  const [state, dispatch] = useReducer(
    askingReducer<Question, Answer>,
    IDLE as AskingState<Question, Answer>,
  );
  const latest = useRef({ parts, options });
  latest.current = { parts, options };
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const ask = useCallback(async (question: Question) => {
    underWay.current?.abort();
    const own = new AbortController();
    underWay.current = own;
    dispatch({ type: 'asked', question });
    const { parts, options } = latest.current;
    try {
      const value = await options.send(parts.transport, question, own.signal);
      if (own.signal.aborted) return;
      dispatch({ type: 'answered', value });
      announce(options.spoken(value), 'polite');
    } catch (error) {
      if (own.signal.aborted) return;
      const failure = error instanceof CoachError ? error : { status: 500, code: 'unexpected', message: '' };
      dispatch({ type: 'failed', text: failureText(failure) });
      if (failure.status === 401 || failure.status === 403) latest.current.parts.onRefused(failure);
    }
  }, []);

  return {
    ...state,
    ask,
    retry: () => {
      if (state.asked !== null) void ask(state.asked);
    },
  };
}
