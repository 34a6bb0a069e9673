import { useRef } from 'react';
import type { Reply } from '#coach';
import { Button, classNames } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { Fold } from '../Fold.tsx';
import { markSlots } from './marked-text.ts';

interface RepliesProps {
  replies: Reply[];
  /** Under a warning the lines are plain: help to end it, not to charm. */
  plain: boolean;
  copiedText: string | null;
  onCopy: (reply: Reply, bubble: HTMLElement | null) => void;
}

/** The suggestions, as bubbles on the sender's side. */
export function Replies({ replies, plain, copiedText, onCopy }: RepliesProps) {
  return (
    <ul className="grid gap-4">
      {replies.map((reply, index) => (
        <ReplyItem
          key={reply.text}
          reply={reply}
          first={index === 0}
          plain={plain}
          copied={copiedText === reply.text}
          onCopy={onCopy}
        />
      ))}
    </ul>
  );
}

interface ReplyItemProps {
  reply: Reply;
  first: boolean;
  plain: boolean;
  copied: boolean;
  onCopy: RepliesProps['onCopy'];
}

function ReplyItem({ reply, first, plain, copied, onCopy }: ReplyItemProps) {
  const bubble = useRef<HTMLParagraphElement>(null);
  const needs = reply.needs ?? [];
  return (
    <li className="rise ml-auto w-[94%] min-[769px]:w-[min(100%,40rem)]">
      <p
        data-first-reply={first ? '' : undefined}
        ref={bubble}
        className={classNames(
          'whitespace-pre-wrap break-words rounded-[22px] rounded-br-[6px] px-5 py-4 text-lg leading-snug',
          first && !plain ? 'bg-ember text-on-ember' : 'bg-blush',
        )}
      >
        {markSlots(reply.text, needs).map(({ text, mark }, index) =>
          mark ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
            <mark key={index} className="slot">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      {needs.length > 0 && (
        <p className="mt-1.5 px-2 text-ink-2 text-sm">
          {CYRANO_COPY.fillIn} {needs.join(', ')}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-2">
        <details className="min-w-0 flex-1 basis-32 text-sm">
          <summary className="flex min-h-13 items-center gap-1.5 px-2 py-2 leading-snug text-ink-2 hover:text-ink">
            <Fold />
            <span className="inline-block first-letter:uppercase">{reply.strategy}</span>
          </summary>
          <div className="grid gap-1 px-2 pb-2 text-ink-2">
            <p>{reply.why}</p>
            <p>{reply.source ? `${CYRANO_COPY.source} ${reply.source}` : CYRANO_COPY.noSource}</p>
          </div>
        </details>
        {copied && (
          <span className="flex min-h-13 flex-none items-center text-sage text-sm" aria-hidden="true">
            {CYRANO_COPY.copied}
          </span>
        )}
        <Button
          variant="quiet"
          className="mt-1.5 min-h-11! flex-none px-4! py-2! text-sm"
          onClick={() => onCopy(reply, bubble.current)}
        >
          <svg viewBox="0 0 20 20" className="size-4 flex-none" fill="none" aria-hidden="true">
            <rect x="7" y="7" width="10" height="10" rx="2" stroke="currentColor" strokeWidth="1.6" />
            <path
              d="M13 4.500V4a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h.500"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
          {CYRANO_COPY.copy}
        </Button>
      </div>
    </li>
  );
}
