import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Change } from '#coach';
import { Button, classNames } from '#ui';
import { CopyFault, CopyMark } from '../asking/CopyMark.tsx';
import { ASKING_COPY } from '../asking/copy.ts';
import { GapText } from '../asking/GapText.tsx';
import { emptyGaps, filledText, gapPieces } from '../asking/gaps.ts';
import { useCopy } from '../asking/use-copy.ts';
import { CYRANO_COPY } from '../copy.ts';
import { curlyQuotes } from '../curly-quotes.ts';
import { Fold } from '../Fold.tsx';
import { Nearness } from '../voice/own-manner.tsx';
import { ChangeMenu } from './ChangeMenu.tsx';
import { REPLIES_COPY } from './copy.ts';
import { EditBox } from './EditBox.tsx';
import { type ShownReply, textOf } from './replies-state.ts';

export interface ReplyHandlers {
  onCopied: () => void;
  /** The text as it was sent, gaps filled. */
  onSent: (text: string) => void;
  onEdit: (id: number, text: string) => void;
  onChange: (reply: ShownReply, change: Change) => void;
  onBringBack: (id: number) => void;
}

interface ReplyItemProps extends ReplyHandlers {
  shown: ShownReply;
  first: boolean;
  /** Under a warning the lines are plain: help to end it, not to charm. */
  plain: boolean;
  /** Who wrote it, in words. */
  writer: string;
  /** Whether that stands above all of them already. */
  sameWriter: boolean;
}

const smallButton =
  'flex-none @min-[22rem]:min-w-11 px-1! text-xs @min-[22rem]:px-1.5! no-underline! hover:bg-ink/6 @min-[31rem]:px-2! @min-[31rem]:text-sm';

/** One suggestion: its words with the gaps to fill, who wrote it and why it works, and what can be done with it. */
export function ReplyItem({ shown, first, plain, writer, sameWriter, ...handlers }: ReplyItemProps) {
  const id = useId();
  const bubble = useRef<HTMLParagraphElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** The reader's wording while it is being written; null otherwise. */
  const [wording, setWording] = useState<string | null>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  const [missing, setMissing] = useState(false);
  const { outcome, copy } = useCopy();
  const onCopied = useRef(handlers.onCopied);
  onCopied.current = handlers.onCopied;
  useEffect(() => {
    if (outcome === 'copied') onCopied.current();
  }, [outcome]);
  const { reply, changing, before } = shown;
  const [of, setOf] = useState(reply.text);
  if (of !== reply.text) {
    // The line was changed: what was filled into its gaps belongs to it still. Its buttons stay, and the focus on them.
    setOf(reply.text);
    setWording(null);
    setMissing(false);
  }
  const text = wording?.trim() ? wording : textOf(shown);
  const pieces = gapPieces(text);
  const unfilled = emptyGaps(pieces, values);
  const busy = changing !== null && changing.failed === null;

  /** Hands the text on, or leads to the first gap that is empty: brackets are never sent. */
  function withFilled(use: (filled: string) => void) {
    const filled = filledText(pieces, values);
    setMissing(filled === null);
    if (wording !== null) keep(wording);
    // The box stays open: nothing moves under the button that was pressed.
    if (filled !== null) return use(filled);
    flushSync(() => setWording(null));
    const empty = [...(bubble.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])].find(
      ({ textContent }) => textContent?.trim() === '',
    );
    empty?.focus();
  }

  function endEdit() {
    flushSync(() => setWording(null));
    editButton.current?.focus();
  }

  function keep(now: string) {
    if (now.trim() !== '') handlers.onEdit(shown.id, now.trim());
  }

  function save(now: string) {
    endEdit();
    keep(now);
  }

  const ends = (
    <>
      <Button variant="text" data-key="s" className={smallButton} onClick={() => withFilled(handlers.onSent)}>
        {REPLIES_COPY.sent}
      </Button>
      <Button
        variant="quiet"
        data-key="c"
        aria-label={CYRANO_COPY.copy}
        aria-describedby={sameWriter ? `${id} ${id}-writer` : id}
        className="ml-0.5 min-h-11! flex-none gap-1.5! px-2.5! py-1! text-xs @min-[22rem]:px-3! @min-[31rem]:px-4! @min-[31rem]:text-sm"
        onClick={() => withFilled((filled) => void copy(filled, bubble.current))}
      >
        <CopyMark done={outcome === 'copied'} />
        <span className="@min-[31rem]:hidden">{CYRANO_COPY.copyShort}</span>
        <span className="hidden @min-[31rem]:inline">{CYRANO_COPY.copy}</span>
      </Button>
    </>
  );

  return (
    <div data-item="" className="@container relative">
      {wording === null ? (
        <p
          id={id}
          data-reply=""
          dir="auto"
          ref={bubble}
          className={classNames(
            'ml-[5%] whitespace-pre-wrap break-words rounded-[22px] rounded-br-[6px] px-4.5 py-3 leading-snug @min-[31rem]:ml-0 @min-[31rem]:px-5 @min-[31rem]:py-3.5 @min-[31rem]:text-lg @min-[31rem]:leading-snug',
            first && !plain ? 'bg-ember text-on-ember' : 'bg-blush',
          )}
        >
          <GapText
            pieces={pieces}
            values={values}
            onFill={(key, value) => setValues({ ...values, [key]: value })}
          />
        </p>
      ) : (
        <EditBox
          label={REPLIES_COPY.replyWords}
          text={textOf(shown)}
          onType={setWording}
          onSave={save}
          onCancel={endEdit}
        >
          {ends}
        </EditBox>
      )}
      {wording === null && unfilled.length > 0 && (
        <p
          className={classNames(
            'mt-1 px-2 text-xs @min-[31rem]:text-sm',
            missing ? 'text-brick' : 'text-ink-2',
          )}
        >
          {ASKING_COPY.fillFirst(unfilled)}
        </p>
      )}
      <Nearness text={text} />
      {writer !== '' && (
        <p id={`${id}-writer`} className={sameWriter ? 'sr-only' : 'px-2 pt-1 text-right text-ink-2 text-xs'}>
          {REPLIES_COPY.writtenBy} {writer}
        </p>
      )}
      {wording === null && (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-0.5 @min-[31rem]:flex-nowrap">
          <button
            type="button"
            aria-label={REPLIES_COPY.why(reply.strategy)}
            aria-expanded={open}
            aria-controls={`${id}-why`}
            data-key="y"
            onClick={() => setOpen(!open)}
            className="mr-auto flex min-h-11 min-w-0 items-center gap-1.5 rounded-pill px-1 text-left text-ink-2 text-xs leading-tight @min-[22rem]:px-2 hover:bg-ink/6 hover:text-ink @min-[31rem]:text-sm"
          >
            <Fold />
            <span className="@min-[31rem]:hidden">{REPLIES_COPY.whyShort}</span>
            <span className="hidden min-w-0 first-letter:uppercase @min-[31rem]:block">{reply.strategy}</span>
          </button>
          <ChangeMenu
            ref={changeButton}
            busy={busy}
            onChange={(change) => handlers.onChange(shown, change)}
          />
          <Button
            ref={editButton}
            variant="text"
            data-key="e"
            className={smallButton}
            onClick={() => setWording(textOf(shown))}
          >
            {REPLIES_COPY.edit}
          </Button>
          {ends}
        </div>
      )}
      {outcome === 'failed' && <CopyFault />}
      <p role="status" className={busy ? 'sr-only' : 'px-2 text-right text-ink-2 text-sm empty:hidden'}>
        {busy ? REPLIES_COPY.changing : (changing?.failed ?? null)}
      </p>
      {before && !busy && (
        <div className="flex justify-end">
          <Button
            variant="text"
            className={smallButton}
            onClick={() => {
              handlers.onBringBack(shown.id);
              // The button goes.
              changeButton.current?.focus();
            }}
          >
            {REPLIES_COPY.bringBack}
          </Button>
        </div>
      )}
      <div id={`${id}-why`} hidden={!open} className="px-2 pb-2 text-ink-2 text-sm leading-snug">
        <p className="font-semibold text-ink first-letter:uppercase">{reply.strategy}</p>
        <p className="mt-1">{curlyQuotes(reply.why)}</p>
        <p className="mt-1">
          {reply.source ? `${CYRANO_COPY.source} ${reply.source}` : CYRANO_COPY.noSource}
        </p>
      </div>
    </div>
  );
}
