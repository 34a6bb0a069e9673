import { announce } from '@react-aria/live-announcer';
import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import type { AdviceCall, Change, Engine, Turn } from '#coach';
import { parseTranscript } from '#coach/transcript';
import type { Memory, MemoryBody } from '#memory';
import { CoachError, type CoachTransport } from '../coach-call.ts';
import { CYRANO_COPY, SAMPLE_MESSAGES } from '../copy.ts';
import { type Failure, failureText } from '../failure-text.ts';
import { askForAdvice } from './advice-client.ts';
import { requestTurns, type TurnChange } from './conversation.ts';
import { REPLIES_COPY } from './copy.ts';
import { type KeptReplies, keptOf, stateFrom } from './kept-state.ts';
import {
  type Asked,
  firstOf,
  isOtherConversation,
  openQuestion,
  type Question,
  type RepliesState,
  repliesReducer,
  type ShownReply,
  shownTexts,
  textOf,
  typedQuestion,
  type Wish,
  wantsOtherReplies,
} from './replies-state.ts';
import { askForChange, changedReply, nextVersion } from './reply-changes.ts';

const REPLY_COUNT = 3;
const WISH_REST_MS = 450;
/** The contract's most texts to avoid. */
const AVOID_LIMIT = 100;

/** Pictures that came from another app, and how many of them were too large or too many. */
export interface SharedPictures {
  pictures: readonly File[];
  leftOut: number;
}

export interface RepliesParts {
  transport: CoachTransport;
  /** The door is shut (401, 403): whoever shows Cyrano leads on from here. */
  onRefused: (failure: Failure) => void;
  /** What `onKept` was told before this page was loaded, or nothing. */
  kept?: unknown;
  /** Told what stands on the screen, so that it can be carried on when the page is loaded anew; null when nothing does. */
  onKept?: (kept: KeptReplies | null) => void;
  /** How replies shall be, where nothing was kept of the conversation. */
  wish?: Wish | undefined;
  /** Told when the reader wishes otherwise. */
  onWish?: (wish: Wish) => void;
  /** How often My voice was saved since Cyrano was opened: replies of before that are not written with it. */
  voiceSaves?: number;
  /** A reply was copied; not told which. */
  onCopied?: () => void;
  /** What another app shared beside the text, taken when the panel opens. */
  shared?: SharedPictures | undefined;
  /** Who may read and write beside the local coach, where the operator has set somebody. */
  reader?: { host: string; writer: Memory['writer']; onChange: (body: MemoryBody) => void };
  /** SEAM (people): whom the replies are for; what is stored of them is read, and the message is kept. */
  person?: string;
  /** SEAM (people): stands above the conversation, and keeps it. */
  personBox?: (state: RepliesState) => ReactNode;
}

export interface RepliesActions {
  type(draft: string): void;
  wish(wish: Partial<Wish>): void;
  /** Turns of screenshots. */
  add(turns: readonly Turn[]): void;
  /** Takes a pasted chat apart; false where the text is one message. */
  paste(text: string): boolean;
  keepWhole(): void;
  closePaste(): void;
  /** What stands in the box; with an empty box their newest turns, or more replies to the message that is answered. */
  ask(message?: string): void;
  retry(): void;
  more(): void;
  /** The same message once more, in place of the replies that are there. */
  again(): void;
  /** The message that was read as going on, without what stood before it. */
  alone(): void;
  turn(change: TurnChange): void;
  reopen(): void;
  sent(text: string): void;
  clear(): void;
  undo(): void;
  editReply(id: number, text: string): void;
  change(reply: ShownReply, change: Change): void;
  bringBack(id: number): void;
}

const failureOf = (error: unknown): Failure =>
  error instanceof CoachError ? error : { status: 500, code: 'unexpected', message: '' };

const requestOf = ({ message, earlier, wish, avoid }: Asked, person: string | undefined): AdviceCall => {
  const { conversation } = requestTurns(earlier);
  return {
    message,
    tone: wish.tone,
    intensity: wish.intensity,
    count: REPLY_COUNT,
    ...(wish.goal ? { goal: wish.goal } : {}),
    ...(conversation.length > 0 ? { conversation } : {}),
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(person ? { person } : {}),
  };
};

const spoken = (texts: readonly string[], more: boolean): string =>
  texts.length > 0 ? REPLIES_COPY.ready(texts) : more ? REPLIES_COPY.noMore : CYRANO_COPY.noReplies;

/** The panel's state and what can be done with it; a new question ends the one under way. */
export function useReplies(parts: RepliesParts): [RepliesState, RepliesActions] {
  const [state, dispatch] = useReducer(repliesReducer, parts.kept, (kept) => stateFrom(kept, parts.wish));
  const first = useRef(state);
  const latest = useRef({ parts, state });
  latest.current = { parts, state };
  const underWay = useRef<AbortController | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      underWay.current?.abort();
      leaving.current.abort();
    };
  }, []);
  useEffect(() => {
    // What was given is known already: only a change is told.
    if (state !== first.current) latest.current.parts.onKept?.(keptOf(state));
  }, [state]);

  const refused = useCallback((failure: Failure) => {
    if (failure.status === 401 || failure.status === 403) latest.current.parts.onRefused(failure);
  }, []);

  const send = useCallback(
    async (asked: Asked) => {
      underWay.current?.abort();
      const own = new AbortController();
      underWay.current = own;
      const current = () => underWay.current === own && !own.signal.aborted;
      dispatch({ type: 'asked', asked });
      let engine: Engine | undefined;
      const texts: string[] = [];
      try {
        await askForAdvice(
          latest.current.parts.transport,
          requestOf(asked, latest.current.parts.person),
          {
            onAnalysis: (analysis) => current() && dispatch({ type: 'analysis', analysis }),
            onReply: (reply) => {
              if (!current()) return;
              texts.push(reply.text);
              dispatch({ type: 'reply', reply });
            },
            onEngine: (writer) => {
              engine = writer;
            },
          },
          { signal: own.signal },
        );
        if (!current()) return;
        dispatch({ type: 'done', engine });
        // Once, when all of them are there: a reader that is interrupted by each hears none of them.
        announce(spoken(texts, asked.more), 'polite');
      } catch (error) {
        if (!current()) return;
        const failure = failureOf(error);
        dispatch({ type: 'failed', text: failureText(failure) });
        refused(failure);
      }
    },
    [refused],
  );

  const changeReply = useCallback(
    async (shown: ShownReply, change: Change) => {
      const { state, parts } = latest.current;
      const { answer } = state;
      if (!answer) return;
      dispatch({ type: 'change-asked', id: shown.id, change });
      const text = textOf(shown);
      try {
        const told = await askForChange(
          parts.transport,
          { change, reply: shown.reply, text, message: answer.message },
          { signal: leaving.current.signal },
        );
        const version = nextVersion(told, text, shownTexts(state));
        // Another message may have been asked about by now.
        if (latest.current.state.answer?.analysis !== answer.analysis) return;
        if (version) {
          const reply = changedReply(firstOf(shown), version);
          dispatch({ type: 'changed', id: shown.id, reply, engine: told.engine ?? null });
          announce(`${REPLIES_COPY.changed} ${reply.text}`, 'polite');
        } else dispatch({ type: 'change-failed', id: shown.id, text: REPLIES_COPY.noOther(change) });
      } catch (error) {
        if (leaving.current.signal.aborted) return;
        const failure = failureOf(error);
        dispatch({ type: 'change-failed', id: shown.id, text: failureText(failure) });
        refused(failure);
      }
    },
    [refused],
  );

  const remembered = parts.person !== undefined;
  const ask = (question: Question, more = false) => {
    const { state } = latest.current;
    const avoid = more ? shownTexts(state).slice(-AVOID_LIMIT) : [];
    void send({ ...question, wish: state.wish, more, avoid });
  };
  const again = (more: boolean) => {
    const { state } = latest.current;
    const { answer, turns } = state;
    // Beside replies of another conversation more of them would be told apart from nothing.
    if (answer)
      ask({ message: answer.message, earlier: turns, open: [] }, more && !isOtherConversation(state));
  };
  const paste = (text: string): RepliesState | null => {
    const { state } = latest.current;
    if (state.reopened || text.trim() === state.whole) return null;
    const transcript = parseTranscript(text);
    if (transcript.kind === 'message') return null;
    const event = { type: 'pasted', text, transcript, remembered } as const;
    underWay.current?.abort();
    dispatch(event);
    return repliesReducer(state, event);
  };

  const actions: RepliesActions = {
    type: (draft) => dispatch({ type: 'typed', draft }),
    wish: (wish) => {
      dispatch({ type: 'wished', wish });
      latest.current.parts.onWish?.({ ...latest.current.state.wish, ...wish });
    },
    add: (turns) => {
      underWay.current?.abort();
      dispatch({ type: 'added', turns, remembered });
    },
    paste: (text) => paste(text) !== null,
    keepWhole: () => dispatch({ type: 'kept-whole' }),
    closePaste: () => dispatch({ type: 'paste-seen' }),
    ask: (given) => {
      const { state } = latest.current;
      const message = (given ?? state.draft).trim();
      if (message === '') {
        const open = openQuestion(state);
        if (!open) return again(true);
        // Who asks about the turns in sight has seen their sides.
        dispatch({ type: 'paste-seen' });
        return ask(open);
      }
      const apart = paste(given ?? state.draft);
      const open = apart && openQuestion(apart);
      if (open) ask(open);
      else if (!apart) ask(typedQuestion(state, message, { remembered, samples: SAMPLE_MESSAGES }));
    },
    retry: () => {
      const { asked } = latest.current.state;
      if (asked) void send(asked);
    },
    more: () => again(true),
    again: () => again(false),
    alone: () => {
      const { answer } = latest.current.state;
      if (answer) ask({ message: answer.message, earlier: [], open: [] });
    },
    turn: (change) => dispatch({ type: 'turn', change }),
    reopen: () => dispatch({ type: 'reopened' }),
    sent: (text) => {
      underWay.current?.abort();
      dispatch({ type: 'sent', text });
    },
    clear: () => {
      underWay.current?.abort();
      dispatch({ type: 'cleared' });
    },
    undo: () => {
      underWay.current?.abort();
      dispatch({ type: 'undone' });
    },
    editReply: (id, text) => dispatch({ type: 'reply-edited', id, text }),
    change: (reply, change) => void changeReply(reply, change),
    bringBack: (id) => dispatch({ type: 'brought-back', id }),
  };
  // A wish applies at once to the message in sight; arrow keys run through the tones, so it waits for a rest.
  const otherWish = wantsOtherReplies(state) ? state.wish : null;
  const repeat = useRef(again);
  repeat.current = again;
  useEffect(() => {
    if (!otherWish) return;
    const timer = setTimeout(() => repeat.current(false), WISH_REST_MS);
    return () => clearTimeout(timer);
  }, [otherWish]);
  return [state, actions];
}
