import { Button, classNames, Spinner } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { REPLIES_COPY } from './copy.ts';
import { type ReplyHandlers, ReplyItem } from './ReplyItem.tsx';
import type { Answer, RepliesState } from './replies-state.ts';

interface WhispersProps extends ReplyHandlers {
  /** Null while the reading is awaited. */
  answer: Answer | null;
  phase: RepliesState['phase'];
  /** Under a warning the lines are plain: help to end it, not to charm. */
  warned: boolean;
  className?: string | undefined;
  onMore: () => void;
}

/** The suggestions, as bubbles on the sender's side. They grow downwards: what is there does not move when the next one comes. */
export function Whispers({ answer, phase, warned, className, onMore, ...handlers }: WhispersProps) {
  const thinking = phase === 'thinking';
  const replies = answer?.replies ?? [];
  const settled = phase === 'done' && replies.length > 0 && !warned;
  return (
    <section
      aria-label={CYRANO_COPY.whispers}
      aria-busy={thinking}
      className={classNames('grid min-w-0 content-start gap-4', thinking && 'min-h-[26rem]', className)}
    >
      {(thinking || replies.length > 0 || !warned) && (
        <h2 className="whisper min-h-7.5">
          {warned ? CYRANO_COPY.ifYouAnswer : CYRANO_COPY.whispers}
          {thinking && <Spinner label={CYRANO_COPY.thinking} className="order-last font-medium text-ink-2" />}
        </h2>
      )}
      <ul className="grid content-start gap-4">
        {replies.map((shown, index) => (
          <li key={shown.id} className="rise ml-auto w-[94%] min-[769px]:w-[min(100%,40rem)]">
            <ReplyItem
              key={shown.reply.text}
              shown={shown}
              first={index === 0}
              plain={warned}
              {...handlers}
            />
          </li>
        ))}
      </ul>
      {phase === 'done' && replies.length === 0 && <p className="text-ink-2">{CYRANO_COPY.noReplies}</p>}
      {/* Its room is there before it is, so that nothing moves when the last reply has come. */}
      <div className={classNames('flex justify-end', !settled && 'invisible', warned && 'hidden')}>
        <Button variant="quiet" onClick={onMore}>
          {REPLIES_COPY.more}
        </Button>
      </div>
    </section>
  );
}
