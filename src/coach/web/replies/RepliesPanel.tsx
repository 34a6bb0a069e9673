import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Reply } from '#coach';
import { Button, Notice, Spinner } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { copyText } from '../copy-text.ts';
import { WARNING_ACTIONS } from '../labels.ts';
import { Warnings } from '../Warnings.tsx';
import { Composer } from './Composer.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Bubble, Reading } from './Reading.tsx';
import { Replies } from './Replies.tsx';
import { useFirstReplyInView } from './use-first-reply-in-view.ts';
import { type RepliesParts, useReplies } from './use-replies.ts';

const COPIED_MS = 2_500;

/** A message in, its reading and a few replies out. Fills the height it is given. */
export function RepliesPanel(parts: RepliesParts) {
  const [state, actions] = useReplies(parts);
  const online = useOnline();
  const scroll = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<{ text: string; ok: boolean } | null>(null);
  const { answer, phase } = state;
  const thinking = phase === 'thinking';
  const warned = answer !== null && WARNING_ACTIONS.includes(answer.analysis.action);

  // What has to be known before answering is read first.
  const urgent = warned || (answer?.analysis.flags.some(({ severity }) => severity !== 'info') ?? false);

  // A message whose reading has not come yet stands alone, so that no old advice is taken for the new.
  const pending =
    thinking && state.asked && answer?.message !== state.asked.message ? state.asked.message : null;

  // A new reading starts at its top, not where the last one was left.
  const analysis = answer?.analysis;
  useEffect(() => {
    if (analysis) scroll.current?.scrollTo({ top: 0 });
  }, [analysis]);
  // What has to be read first stays in sight; else the first reply comes into it.
  useFirstReplyInView(scroll, urgent ? undefined : answer?.replies[0]);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(reply: Reply, bubble: HTMLElement | null) {
    const ok = await copyText(reply.text);
    setCopied({ text: reply.text, ok });
    if (ok) parts.onCopied?.();
    if (!ok && bubble) window.getSelection()?.selectAllChildren(bubble);
  }

  const said = copied
    ? copied.ok
      ? CYRANO_COPY.copied
      : CYRANO_COPY.copyFailed
    : thinking
      ? CYRANO_COPY.thinking
      : phase === 'done' && answer
        ? announcement(answer.replies)
        : '';

  return (
    <div className="flex min-h-0 flex-1 flex-col bg-paper">
      <div ref={scroll} className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-[76rem] px-4 pt-4 pb-6 min-[769px]:px-8 min-[769px]:pt-7 short:pt-3!">
          {parts.personBox?.(answer !== null || pending !== null)}
          {!online && (
            <Notice tone="info" className="mb-4">
              {CYRANO_COPY.offline}
            </Notice>
          )}
          {state.failure && (
            <Notice tone="danger" className="mb-4">
              <p>{state.failure}</p>
              <Button
                variant="text"
                className="-ml-3 justify-self-start"
                onClick={() => actions.ask(state.asked?.message ?? state.draft)}
              >
                {CYRANO_COPY.retry}
              </Button>
            </Notice>
          )}
          {pending !== null && <Pending message={pending} />}
          {!answer && pending === null && !state.failure && !parts.person && (
            <EmptyState onTry={actions.ask} />
          )}
          {answer && pending === null && (
            <>
              {urgent && <Warnings analysis={answer.analysis} />}
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] min-[900px]:gap-9 min-[1200px]:gap-12 short:min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]! short:min-[640px]:gap-7!">
                <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                  <Reading
                    message={answer.message}
                    analysis={answer.analysis}
                    onChange={() => {
                      actions.type(answer.message);
                      document.querySelector<HTMLTextAreaElement>('.message-box')?.focus();
                    }}
                  />
                  {!urgent && <Warnings analysis={answer.analysis} />}
                </div>
                <section
                  aria-label={CYRANO_COPY.whispers}
                  className="grid min-w-0 gap-4"
                  aria-busy={thinking}
                >
                  {(answer.replies.length > 0 || !warned) && (
                    <h2 className="whisper">{warned ? CYRANO_COPY.ifYouAnswer : CYRANO_COPY.whispers}</h2>
                  )}
                  <Replies
                    replies={answer.replies}
                    plain={warned}
                    copiedText={copied?.ok ? copied.text : null}
                    onCopy={(reply, bubble) => void copy(reply, bubble)}
                  />
                  {thinking && (
                    <Spinner label={CYRANO_COPY.thinking} className="justify-self-end text-ink-2" />
                  )}
                  {phase === 'done' && answer.replies.length === 0 && (
                    <p className="text-ink-2">{CYRANO_COPY.noReplies}</p>
                  )}
                  {phase === 'done' && !warned && answer.replies.length > 0 && (
                    <Button variant="quiet" className="justify-self-end" onClick={() => actions.again(true)}>
                      {CYRANO_COPY.others}
                    </Button>
                  )}
                </section>
              </div>
            </>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Composer
        draft={state.draft}
        tone={state.tone}
        thinking={thinking}
        onType={actions.type}
        onTone={actions.chooseTone}
        answered={answer !== null}
        onAsk={() => (state.draft.trim() === '' ? actions.again(true) : actions.ask(state.draft))}
      />
    </div>
  );
}

function Pending({ message }: { message: string }) {
  return (
    <div className="rise grid max-w-2xl gap-5">
      <Bubble message={message}>{message}</Bubble>
      <Spinner label={CYRANO_COPY.thinking} className="text-ink-2" />
    </div>
  );
}

/** What a screen reader hears when the replies have come. */
function announcement(replies: Reply[]): string {
  const first = replies[0];
  return first ? `${CYRANO_COPY.newReplies(replies.length)} ${first.text}` : CYRANO_COPY.noReplies;
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
