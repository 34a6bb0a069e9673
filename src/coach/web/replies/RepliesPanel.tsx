import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, Notice, Spinner } from '#ui';
import { isWarned } from '../chips.ts';
import { CYRANO_COPY } from '../copy.ts';
import { WARNING_ACTIONS } from '../labels.ts';
import { useScreenshots } from '../screenshots/use-screenshots.tsx';
import { Warnings } from '../Warnings.tsx';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { REPLIES_COPY } from './copy.ts';
import { EmptyState } from './EmptyState.tsx';
import { Bubble, Reading } from './Reading.tsx';
import { isAllSaid, isOtherConversation, openQuestion } from './replies-state.ts';
import { StepBar } from './StepBar.tsx';
import { type RepliesParts, useReplies } from './use-replies.ts';
import { useScrolling } from './use-scrolling.ts';
import { Whispers } from './Whispers.tsx';

/** A message or a conversation in, the reading of its last turn and a few replies out. Fills the height it is given. */
export function RepliesPanel(parts: RepliesParts) {
  const [state, actions] = useReplies(parts);
  const online = useOnline();
  const [{ leftOut, pictures }] = useState(parts.shared ?? { leftOut: 0, pictures: [] });
  const screenshots = useScreenshots({ wanted: 'turns', onTurns: actions.add, pictures });
  const scroll = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { answer, phase, asked } = state;
  const thinking = phase === 'thinking';
  const warned = answer !== null && WARNING_ACTIONS.includes(answer.analysis.action);

  // What has to be known before answering is read first.
  const urgent = answer !== null && isWarned(answer.analysis);

  // A message whose reading has not come yet stands alone, so that no old advice is taken for the new.
  const pending = thinking && asked && !asked.more && answer?.message !== asked.message ? asked : null;
  // What is asked about stands as a bubble by now: the box is free at the press, and not when the answer comes, which would move it.
  const draft = pending && state.draft.trim() === pending.message ? '' : state.draft;
  const shown = pending ? null : answer;
  const turns = pending ? pending.earlier : state.turns;
  const waiting = pending !== null || shown !== null;

  useScrolling(scroll, {
    state,
    talking: !waiting && (turns.length > 0 || parts.person !== undefined),
    urgent,
  });

  // A person's conversation is kept; somebody else's is begun with them.
  const onClear = parts.person ? null : actions.clear;

  // Replies are written with the voice of the moment when they were asked for.
  const { voiceSaves = 0 } = parts;
  const [askedWith, setAskedWith] = useState(voiceSaves);
  const savesNow = useRef(voiceSaves);
  savesNow.current = voiceSaves;
  const isNew = phase === 'thinking' && asked?.more === false;
  useEffect(() => {
    if (isNew) setAskedWith(savesNow.current);
  }, [isNew]);
  const voiceIsNew = askedWith !== voiceSaves && !warned && answer !== null && answer.replies.length > 0;
  const outdated = isOtherConversation(state)
    ? { line: REPLIES_COPY.otherConversation, button: REPLIES_COPY.suggestAgain }
    : voiceIsNew
      ? { line: REPLIES_COPY.voiceSaved, button: REPLIES_COPY.withVoice }
      : null;

  const edit = () => {
    actions.reopen();
    box.current?.focus();
  };

  return (
    <div {...screenshots.target} className="flex min-h-0 flex-1 flex-col bg-paper">
      <StepBar
        state={state}
        onName={(name) => actions.turn({ do: 'name-me', name })}
        onKeepWhole={() => {
          actions.keepWhole();
          box.current?.focus();
        }}
        onUndo={actions.undo}
        onAlone={actions.alone}
        onClose={actions.closePaste}
      />
      <div ref={scroll} className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-[76rem] px-4 pt-4 pb-6 min-[769px]:px-8 min-[769px]:pt-7 short:pt-3!">
          {parts.personBox?.(state)}
          {!online && !state.failure && (
            <Notice tone="info" className="mb-4">
              {CYRANO_COPY.offline}
            </Notice>
          )}
          {leftOut > 0 && !waiting && (
            <Notice tone="info" className="mb-4">
              {REPLIES_COPY.picturesLeftOut(leftOut)}
            </Notice>
          )}
          {state.failure && (
            <Notice tone="danger" className="mb-4">
              <p>{state.failure}</p>
              <Button variant="text" className="-ml-3 justify-self-start" onClick={actions.retry}>
                {CYRANO_COPY.retry}
              </Button>
            </Notice>
          )}
          {!waiting && turns.length === 0 && !state.failure && !parts.person && (
            <EmptyState onTry={actions.ask} reader={parts.reader} />
          )}
          {!waiting && turns.length > 0 && (
            <div className="mx-auto max-w-3xl">
              <Conversation turns={turns} folded={false} onTurn={actions.turn} onClear={onClear} />
              <p className="text-center text-ink-2 text-sm">
                {openQuestion(state) ? REPLIES_COPY.askNext : REPLIES_COPY.lastIsMine}
              </p>
            </div>
          )}
          {shown && urgent && <Warnings analysis={shown.analysis} />}
          {waiting && (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] min-[900px]:gap-9 min-[1200px]:gap-12 short:min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]! short:min-[640px]:gap-7!">
              <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] min-[900px]:[@media(height>=44rem)]:sticky min-[900px]:[@media(height>=44rem)]:top-7">
                {turns.length > 0 && (
                  <Conversation turns={turns} folded onTurn={actions.turn} onClear={onClear} />
                )}
                {pending && (
                  <>
                    <Bubble message={pending.message}>{pending.message}</Bubble>
                    {/* Where the replies stand below, they come after the reading: nothing has to make room for it. */}
                    <Spinner
                      label={CYRANO_COPY.thinking}
                      className="mt-4 font-medium text-ink-2 text-sm min-[900px]:hidden short:min-[640px]:hidden!"
                    />
                  </>
                )}
                {shown && <Reading message={shown.message} analysis={shown.analysis} onChange={edit} />}
                {shown && !urgent && <Warnings analysis={shown.analysis} />}
              </div>
              <Whispers
                answer={shown}
                className={pending ? 'max-[899.98px]:hidden short:min-[640px]:grid!' : undefined}
                phase={phase}
                warned={warned}
                onStartOver={turns.length === 0 ? onClear : null}
                outdated={outdated}
                onAgain={actions.again}
                more={asked?.more ?? false}
                allSaid={isAllSaid(state)}
                onMore={actions.more}
                onCopied={() => parts.onCopied?.()}
                onSent={(text) => {
                  actions.sent(text);
                  box.current?.focus();
                }}
                onEdit={actions.editReply}
                onChange={actions.change}
                onBringBack={actions.bringBack}
              />
            </div>
          )}
        </div>
      </div>
      <Composer
        box={box}
        draft={draft}
        wish={state.wish}
        thinking={thinking}
        mayBeEmpty={answer !== null || openQuestion(state) !== null}
        answered={waiting}
        replied={shown !== null && shown.replies.length > 0}
        missing={turns.length > 0 ? REPLIES_COPY.lastIsMine : CYRANO_COPY.blank}
        onType={actions.type}
        onPaste={actions.paste}
        onWish={actions.wish}
        onAsk={() => actions.ask()}
        screenshots={screenshots.button}
      />
      {screenshots.dialog}
    </div>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
