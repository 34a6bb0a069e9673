import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import type { Tone } from '#coach';
import { CoachError, type CoachTransport } from '../coach-call.ts';
import { type Failure, failureText } from '../failure-text.ts';
import { askForAdvice } from './advice-client.ts';
import { INITIAL, type RepliesState, repliesReducer, wantsOtherTone } from './replies-state.ts';

const REPLY_COUNT = 3;
const TONE_REST_MS = 450;

export interface RepliesParts {
  transport: CoachTransport;
  /** The door is shut (401, 403): whoever shows Cyrano leads on from here. */
  onRefused: (failure: Failure) => void;
  /** What was typed before, elsewhere: the box starts with it. */
  initialDraft?: string;
  /** Told what stands in the box, so that it can be carried on when the page is switched. */
  onDraft?: (draft: string) => void;
  /** A reply was copied; not told which. */
  onCopied?: () => void;
  /** SEAM (people): whom the replies are for; what is stored of them is read, and the message is kept. */
  person?: string;
  /** SEAM (people): stands above the conversation; `folded` where a reading follows. */
  personBox?: (folded: boolean) => ReactNode;
  /** SEAM (people): an answer has come. */
  onAdvised?: () => void;
}

export interface RepliesActions {
  type(draft: string): void;
  chooseTone(tone: Tone): void;
  ask(message: string): void;
  /** The same message again: in the tone chosen now, and leaving out what was already shown if `others`. */
  again(others: boolean): void;
}

/** The panel's state and what can be done with it; a new question ends the one under way. */
export function useReplies(parts: RepliesParts): [RepliesState, RepliesActions] {
  const [state, dispatch] = useReducer(repliesReducer, { ...INITIAL, draft: parts.initialDraft ?? '' });
  const latest = useRef({ parts, state });
  latest.current = { parts, state };
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  const { draft } = state;
  useEffect(() => latest.current.parts.onDraft?.(draft), [draft]);

  const send = useCallback(async (message: string, tone: Tone, avoid: string[]) => {
    underWay.current?.abort();
    const own = new AbortController();
    underWay.current = own;
    const current = () => underWay.current === own && !own.signal.aborted;
    dispatch({ type: 'asked', asked: { message, tone, avoid } });
    try {
      await askForAdvice(
        latest.current.parts.transport,
        {
          message,
          tone,
          count: REPLY_COUNT,
          ...(avoid.length > 0 ? { avoid } : {}),
          ...(latest.current.parts.person ? { person: latest.current.parts.person } : {}),
        },
        {
          onAnalysis: (analysis) => current() && dispatch({ type: 'analysis', analysis }),
          onReply: (reply) => current() && dispatch({ type: 'reply', reply }),
        },
        { signal: own.signal },
      );
      if (!current()) return;
      dispatch({ type: 'done' });
      latest.current.parts.onAdvised?.();
    } catch (error) {
      if (!current()) return;
      const failure = error instanceof CoachError ? error : { status: 500, code: 'unexpected', message: '' };
      dispatch({ type: 'failed', text: failureText(failure) });
      if (failure.status === 401 || failure.status === 403) latest.current.parts.onRefused(failure);
    }
  }, []);

  const actions: RepliesActions = {
    type: (draft) => dispatch({ type: 'typed', draft }),
    chooseTone: (tone) => dispatch({ type: 'tone', tone }),
    ask: (message) => void send(message.trim(), latest.current.state.tone, []),
    again: (others) => {
      const { answer, asked, tone } = latest.current.state;
      const message = answer?.message ?? asked?.message;
      if (message === undefined) return;
      const shown = others && answer ? answer.replies.map(({ text }) => text) : [];
      const before = others && asked?.message === message ? asked.avoid : [];
      void send(message, tone, [...before, ...shown].slice(-100));
    },
  };
  // The tone applies at once to the message in sight; arrow keys run through the tones, so it waits for a rest.
  const otherTone = wantsOtherTone(state) ? state.tone : null;
  const again = useRef(actions.again);
  again.current = actions.again;
  useEffect(() => {
    if (!otherTone) return;
    const timer = setTimeout(() => again.current(false), TONE_REST_MS);
    return () => clearTimeout(timer);
  }, [otherTone]);
  return [state, actions];
}
