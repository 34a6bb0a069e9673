import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import { Button, classNames } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { enterFirstItem } from '../keys/use-keys.ts';
import { ToneGroup } from '../ToneGroup.tsx';
import { countCharacters, MESSAGE_LIMIT } from './conversation.ts';
import { REPLIES_COPY } from './copy.ts';
import { Options } from './Options.tsx';
import type { Wish } from './replies-state.ts';

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  wish: Wish;
  thinking: boolean;
  /** An empty box may be sent: it asks about the newest turns, or for more replies to the message that is answered. */
  mayBeEmpty: boolean;
  /** An answer is in sight. */
  answered: boolean;
  /** There are replies in sight to be taken by a key. */
  replied: boolean;
  /** Said in place of a missing message. */
  missing: string;
  onType: (draft: string) => void;
  /** A text was pasted into the empty box; true where it was taken elsewhere. */
  onPaste: (text: string) => boolean;
  onWish: (wish: Partial<Wish>) => void;
  onAsk: () => void;
  /** The button that adds screenshots. */
  screenshots: (className: string, slim: boolean) => ReactNode;
}

/** From here on the counter shows. */
const COUNTER_FROM = MESSAGE_LIMIT * 0.75;

/** Where the message is pasted and the tone chosen. It stands below the replies, never over them. */
export function Composer({
  box,
  draft,
  wish,
  thinking,
  mayBeEmpty,
  answered,
  replied,
  missing,
  ...on
}: ComposerProps) {
  const id = useId();
  const [blank, setBlank] = useState(false);
  const count = countCharacters(draft.trim());
  const tooLong = count > MESSAGE_LIMIT;
  // With an answer in sight and nothing new to ask, the replies are what matters.
  const quiet = answered && count === 0;
  const keysHint = replied && quiet ? REPLIES_COPY.keysHint : REPLIES_COPY.enterHint;
  const fault = tooLong ? CYRANO_COPY.tooLong(count, MESSAGE_LIMIT) : blank && count === 0 ? missing : null;

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (thinking) return;
    const empty = count === 0 && !mayBeEmpty;
    setBlank(empty);
    if (empty || tooLong) return box.current?.focus();
    on.onAsk();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Out of the box, so that single keys act.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) box.current?.blur();
    // While a word is put together (Japanese, Chinese), Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const keyboard = window.matchMedia('(pointer: fine)').matches;
    if (event.metaKey || event.ctrlKey || (keyboard && !event.shiftKey)) {
      event.preventDefault();
      submit();
    }
  }

  function onPaste(event: ClipboardEvent) {
    if (!thinking && draft.trim() === '' && on.onPaste(event.clipboardData.getData('text/plain')))
      event.preventDefault();
  }

  return (
    <form
      onSubmit={submit}
      className="group flex-none border-line border-t bg-card px-3 max-[359.98px]:px-2 pt-1.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] min-[769px]:px-8 min-[769px]:pt-3 min-[769px]:pb-4 short:pt-1! short:pb-1.5!"
    >
      <div className="mx-auto grid max-w-[72rem] grid-cols-1 gap-1.5 min-[769px]:gap-2 short:gap-1!">
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5 min-[560px]:gap-x-3">
          <div className="min-w-0 max-[559.98px]:flex-1">
            <ToneGroup tone={wish.tone} onChoose={(tone) => on.onWish({ tone })} />
          </div>
          <Options wish={wish} onWish={on.onWish} />
          {/* Another line takes its place: changed in place, it would move along its right edge. */}
          <p
            key={keysHint}
            id={`${id}-keys`}
            className="ml-auto hidden group-has-[[data-skip]:focus-visible]:invisible text-ink-2 text-xs min-[1000px]:pointer-fine:block short:hidden!"
          >
            {keysHint}
          </p>
        </div>
        <div
          className={classNames(
            'message-frame relative flex items-end gap-x-1 rounded-[24px] bg-paper p-1 ring-[1.5px] min-[769px]:p-1.5 min-[769px]:pl-4 short:p-0.5! short:pl-4!',
            // On a phone the words get the whole width as soon as there are any, and begin where the placeholder did.
            draft !== '' ? 'max-[768.98px]:flex-wrap' : 'max-[279.98px]:flex-wrap pl-3 min-[390px]:pl-4',
            ' ring-inset focus-within:ring-ink',
            fault ? 'ring-brick' : 'ring-edge',
          )}
        >
          <label htmlFor={id} className="sr-only">
            {CYRANO_COPY.received}
          </label>
          <textarea
            id={id}
            ref={box}
            data-key="/"
            dir="auto"
            rows={1}
            value={draft}
            placeholder={CYRANO_COPY.placeholder}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-fault ${id}-keys`}
            onChange={(event) => {
              setBlank(false);
              on.onType(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={classNames(
              'message-box min-w-0 flex-1 bg-transparent py-2.5 outline-none placeholder:text-ink-2 max-[359.98px]:placeholder:text-sm min-[769px]:py-3 short:py-2! short:leading-tight',
              draft !== '' ? 'max-[768.98px]:basis-full max-[768.98px]:px-3' : 'max-[279.98px]:basis-full',
            )}
          />
          {replied && (
            // They stand before the box: without this the way to them is round the whole page. Seen as long as it has the focus.
            <Button
              variant="quiet"
              data-skip=""
              className="-top-14 absolute right-0 not-focus-visible:sr-only z-10 min-h-11! bg-card px-4! py-2! text-sm"
              onClick={enterFirstItem}
            >
              {REPLIES_COPY.toReplies}
            </Button>
          )}
          {on.screenshots(
            classNames(
              'min-h-12 min-w-11 flex-none px-2! text-ink-2! text-sm no-underline! hover:bg-ink/6 hover:text-ink! min-[769px]:min-h-13 short:min-h-11!',
              draft !== '' && 'max-[768.98px]:order-1',
            ),
            true,
          )}
          <Button
            type="submit"
            // Not `disabled`: that would drop the focus. A second press is ignored above. What is under way is said beside
            // the replies: a spinner here would make the button wider.
            aria-disabled={thinking || undefined}
            aria-busy={thinking || undefined}
            className={classNames(
              'min-h-12! flex-none px-4! max-[389.98px]:px-3! max-[359.98px]:px-2.5! max-[279.98px]:grow max-[389.98px]:text-sm min-[769px]:min-h-13! min-[769px]:px-6! short:min-h-11!',
              draft !== '' && 'max-[768.98px]:order-2 max-[768.98px]:grow',
              quiet && 'bg-blush! text-ink! shadow-none!',
              thinking && 'opacity-60',
            )}
          >
            {CYRANO_COPY.suggest}
          </Button>
        </div>
        <p
          id={`${id}-fault`}
          role="status"
          className={classNames('px-1 text-sm empty:hidden', fault ? 'text-brick' : 'text-ink-2')}
        >
          {fault ?? (count >= COUNTER_FROM ? CYRANO_COPY.counter(count, MESSAGE_LIMIT) : null)}
        </p>
      </div>
    </form>
  );
}
