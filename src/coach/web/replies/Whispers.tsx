import { Button, classNames, Spinner } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { llmHost } from '../llm-host.ts';
import { REPLIES_COPY } from './copy.ts';
import { writerOf } from './engine-words.ts';
import { type ReplyHandlers, ReplyItem } from './ReplyItem.tsx';
import type { Answer, RepliesState } from './replies-state.ts';

interface WhispersProps extends ReplyHandlers {
  /** Null while the reading is awaited. */
  answer: Answer | null;
  phase: RepliesState['phase'];
  /** Under a warning the lines are plain: help to end it, not to charm. */
  warned: boolean;
  /** More of them are being asked for. */
  more: boolean;
  className?: string | undefined;
  /** There are no more. */
  allSaid: boolean;
  onMore: () => void;
  /** Null where the conversation has the button. */
  onStartOver: (() => void) | null;
  /** What they were written for has changed: what, and the way to new ones. */
  outdated: { line: string; button: string } | null;
  onAgain: () => void;
}

/** The suggestions, as bubbles on the sender's side. They grow downwards: what is there does not move when the next one comes. */
export function Whispers({
  answer,
  phase,
  warned,
  more,
  className,
  allSaid,
  onMore,
  onStartOver,
  outdated,
  onAgain,
  ...handlers
}: WhispersProps) {
  const thinking = phase === 'thinking';
  const replies = answer?.replies ?? [];
  const why = replies.at(-1)?.engine?.why;
  const settled = (phase === 'done' || (thinking && more)) && replies.length > 0 && !warned;
  const writers = replies.map(({ engine }) => writerOf(engine, llmHost()));
  const [writer = ''] = writers;
  const sameWriter = writers.every((each) => each === writer || each === '');
  return (
    <section
      aria-label={CYRANO_COPY.whispers}
      aria-busy={thinking}
      className={classNames(
        'grid min-w-0 content-start gap-2 min-[769px]:gap-4',
        thinking && 'min-h-[26rem]',
        className,
      )}
    >
      {(thinking || replies.length > 0 || !warned) && (
        // As high with the spinner's words on two lines as with the writer on one.
        <div className="whisper min-h-7.5">
          <h2 className="flex-none">{warned ? CYRANO_COPY.ifYouAnswer : CYRANO_COPY.whispers}</h2>
          {thinking ? (
            <Spinner label={CYRANO_COPY.thinking} className="order-last font-medium text-ink-2" />
          ) : (
            sameWriter &&
            writer !== '' && (
              <span className="order-last font-medium">
                <span className="sr-only">{REPLIES_COPY.writtenBy} </span>
                {writer}
              </span>
            )
          )}
        </div>
      )}
      {outdated && phase === 'done' && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <p role="status" className="mr-auto px-2 text-ink-2 text-sm">
            {outdated.line}
          </p>
          <Button variant="quiet" className="min-h-11! px-4! py-2! text-sm" onClick={onAgain}>
            {outdated.button}
          </Button>
        </div>
      )}
      <ul className="grid content-start gap-1.5 min-[769px]:gap-4">
        {replies.map((shown, index) => (
          <li key={shown.id} className="rise ml-auto w-full max-w-[40rem]">
            <ReplyItem
              shown={shown}
              first={index === 0}
              plain={warned}
              writer={writers[index] ?? ''}
              sameWriter={sameWriter}
              {...handlers}
            />
          </li>
        ))}
      </ul>
      {phase === 'done' && replies.length === 0 && <p className="text-ink-2">{CYRANO_COPY.noReplies}</p>}
      {/* Its room is there before it is, so that nothing moves when the last reply has come. */}
      <div
        className={classNames(
          'flex flex-wrap items-center justify-end gap-3',
          (thinking || (!settled && !onStartOver)) && 'invisible',
          warned && !onStartOver && 'hidden',
        )}
      >
        {onStartOver && (
          <Button
            variant="text"
            className={classNames('-ml-3 text-sm', !why && 'mr-auto')}
            onClick={onStartOver}
          >
            {REPLIES_COPY.startOver}
          </Button>
        )}
        {why && <p className="mr-auto max-w-sm px-2 text-ink-2 text-sm">{REPLIES_COPY.whyLocal[why]}</p>}
        {allSaid && <p className="text-ink-2 text-sm">{REPLIES_COPY.noMore}</p>}
        <Button
          variant="quiet"
          data-key="r"
          // Not `disabled` or invisible: that would drop the focus. While more come it is not seen, because they push it down.
          aria-disabled={thinking || allSaid || undefined}
          className={classNames(
            'max-[768.98px]:min-h-11! max-[768.98px]:py-2!',
            !settled && 'invisible',
            warned && 'hidden',
            thinking && settled && 'visible sr-only!',
            allSaid && 'opacity-60',
          )}
          onClick={() => !thinking && !allSaid && onMore()}
        >
          {REPLIES_COPY.more}
        </Button>
      </div>
    </section>
  );
}
