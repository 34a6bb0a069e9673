import { useState } from 'react';
import { Button, classNames } from '#ui';
import { useMedia } from '../use-media.ts';
import { requestTurns, type ShownTurn, TURNS_LIMIT, type TurnChange, withTheirName } from './conversation.ts';
import { REPLIES_COPY } from './copy.ts';
import { TurnBubble } from './TurnBubble.tsx';

/** Beside a reading only the newest stand open: the reading and the replies are what is looked for. Above it on a phone, one. */
const BESIDE_A_READING = 3;
const ABOVE_A_READING = 1;
/** Below this width the reading has no room beside the replies (see RepliesPanel). */
const ONE_COLUMN = '(max-width: 899.98px)';

interface ConversationProps {
  turns: ShownTurn[];
  /** A reading or a question follows. */
  folded: boolean;
  onTurn: (change: TurnChange) => void;
  /** Left out where the conversation is somebody's and is kept. */
  onClear: (() => void) | null;
}

/** What was said so far, as bubbles that can be put right. */
export function Conversation({ turns, folded, onTurn, onClear }: ConversationProps) {
  const [open, setOpen] = useState(false);
  const few = useMedia(ONE_COLUMN) ? ABOVE_A_READING : BESIDE_A_READING;
  const named = withTheirName(turns);
  const shown = folded && !open ? named.slice(-few) : named;
  const hidden = turns.length - shown.length;
  const { left } = requestTurns(turns);
  return (
    <section
      aria-label={REPLIES_COPY.conversation}
      className={classNames('mx-auto grid w-full max-w-3xl gap-2 min-[769px]:mb-6', folded ? 'mb-3' : 'mb-6')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {folded && turns.length > few ? (
          <Button
            variant="text"
            className="-ml-3 text-sm"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {hidden > 0 ? REPLIES_COPY.earlier(hidden) : REPLIES_COPY.fewer}
          </Button>
        ) : (
          <h2 className="font-done font-semibold text-ink-2 text-sm tracking-normal">
            {REPLIES_COPY.conversation}
          </h2>
        )}
        {onClear && (
          <Button variant="text" className="-mr-3 text-sm" onClick={onClear}>
            {REPLIES_COPY.startOver}
          </Button>
        )}
      </div>
      {left > 0 && <p className="text-ink-2 text-sm">{REPLIES_COPY.unread(left, TURNS_LIMIT)}</p>}
      <ol className="grid gap-1">
        {shown.map((turn, index) => (
          <TurnBubble
            key={turn.id}
            turn={turn}
            first={shown[index - 1]?.from !== turn.from || shown[index - 1]?.name !== turn.name}
            onChange={onTurn}
          />
        ))}
      </ol>
    </section>
  );
}
