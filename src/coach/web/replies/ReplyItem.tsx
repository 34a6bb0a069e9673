import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Button, classNames, Spinner } from '#ui';
import { ASKING_COPY } from '../asking/copy.ts';
import { GapText } from '../asking/GapText.tsx';
import { filledText, gapNames, gapPieces } from '../asking/gaps.ts';
import { CopyMark } from '../asking/Suggestion.tsx';
import { useCopy } from '../asking/use-copy.ts';
import { CYRANO_COPY } from '../copy.ts';
import { Fold } from '../Fold.tsx';
import { llmHost } from '../llm-host.ts';
import { Nearness } from '../voice/own-manner.tsx';
import { REPLIES_COPY } from './copy.ts';
import { EditBox } from './EditBox.tsx';
import { writerOf } from './engine-words.ts';
import { menuClass, menuItemClass } from './menu-class.ts';
import { type ShownReply, textOf } from './replies-state.ts';
import { CHANGES, type Change } from './reply-changes.ts';

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
}

const smallButton = 'px-2! text-sm no-underline!';

/** One suggestion: its words with the gaps to fill, who wrote it and why it works, and what can be done with it. */
export function ReplyItem({ shown, first, plain, ...handlers }: ReplyItemProps) {
  const bubble = useRef<HTMLParagraphElement>(null);
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
  const text = wording ?? textOf(shown);
  const pieces = gapPieces(text);
  const unfilled = gapNames(pieces).filter((name) => !values[name]?.trim());
  const busy = changing !== null && changing.failed === null;

  /** Hands the text on, or leads to the first gap that is empty: brackets are never sent. */
  function withFilled(use: (filled: string) => void) {
    if (wording !== null) save(wording);
    const filled = filledText(pieces, values);
    setMissing(filled === null);
    if (filled !== null) return use(filled);
    const empty = [...(bubble.current?.querySelectorAll('input') ?? [])].find(
      ({ value }) => value.trim() === '',
    );
    empty?.focus();
  }

  function save(now: string) {
    setWording(null);
    if (now.trim() !== '') handlers.onEdit(shown.id, now.trim());
  }

  return (
    <>
      {wording === null ? (
        <p
          data-reply=""
          data-first-reply={first ? '' : undefined}
          ref={bubble}
          className={classNames(
            'whitespace-pre-wrap break-words rounded-[22px] rounded-br-[6px] px-5 py-4 text-lg leading-snug',
            first && !plain ? 'bg-ember text-on-ember' : 'bg-blush',
          )}
        >
          <GapText
            pieces={pieces}
            values={values}
            onFill={(name, value) => setValues({ ...values, [name]: value })}
          />
        </p>
      ) : (
        <EditBox
          label={REPLIES_COPY.replyWords}
          text={textOf(shown)}
          onType={setWording}
          onSave={save}
          onCancel={() => setWording(null)}
        />
      )}
      {wording === null && unfilled.length > 0 && (
        <p className={classNames('mt-1.5 px-2 text-sm', missing ? 'text-brick' : 'text-ink-2')}>
          {ASKING_COPY.fillFirst(unfilled)}
        </p>
      )}
      <Nearness text={text} />
      <div className="flex flex-wrap items-center justify-end gap-x-0.5">
        <span className="mr-auto pl-2 text-ink-2 text-sm">
          <span className="sr-only">{REPLIES_COPY.writtenBy} </span>
          {writerOf(shown.engine, llmHost())}
        </span>
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger
            aria-disabled={busy || undefined}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2 font-semibold text-sm hover:bg-ink/6 data-[state=open]:bg-ink/6"
          >
            {busy ? <Spinner /> : <Fold />}
            {REPLIES_COPY.change}
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content className={menuClass} sideOffset={4} collisionPadding={8}>
              {CHANGES.map((change) => (
                <DropdownMenu.Item
                  key={change}
                  className={menuItemClass}
                  disabled={busy}
                  onSelect={() => handlers.onChange(shown, change)}
                >
                  {REPLIES_COPY.changes[change]}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
        <Button variant="text" className={smallButton} onClick={() => setWording(textOf(shown))}>
          {REPLIES_COPY.edit}
        </Button>
        <Button variant="text" className={smallButton} onClick={() => withFilled(handlers.onSent)}>
          {REPLIES_COPY.sent}
        </Button>
      </div>
      {outcome === 'failed' && <p className="px-2 text-brick text-sm">{ASKING_COPY.copyFailed}</p>}
      <p role="status" className={busy ? 'sr-only' : 'px-2 text-right text-ink-2 text-sm empty:hidden'}>
        {busy ? REPLIES_COPY.changing : (changing?.failed ?? null)}
      </p>
      {before && !busy && (
        <div className="flex justify-end">
          <Button variant="text" className={smallButton} onClick={() => handlers.onBringBack(shown.id)}>
            {REPLIES_COPY.bringBack}
          </Button>
        </div>
      )}
      <div className="flex items-start gap-x-2">
        <details className="min-w-0 flex-1 text-sm">
          <summary className="flex min-h-11 items-center gap-1.5 px-2 py-1 leading-snug text-ink-2 hover:text-ink">
            <Fold />
            <span className="inline-block first-letter:uppercase">{reply.strategy}</span>
          </summary>
          <div className="grid gap-1 px-2 pb-2 text-ink-2">
            <p>{reply.why}</p>
            <p>{reply.source ? `${CYRANO_COPY.source} ${reply.source}` : CYRANO_COPY.noSource}</p>
          </div>
        </details>
        <Button
          variant="quiet"
          className="min-h-11! flex-none px-4! py-2! text-sm"
          onClick={() => withFilled((filled) => void copy(filled, bubble.current))}
        >
          <CopyMark done={outcome === 'copied'} />
          {CYRANO_COPY.copy}
        </Button>
      </div>
    </>
  );
}
