import { LogoMark } from '#ui';
import { CYRANO_COPY, SAMPLE_MESSAGES } from '../copy.ts';
import { llmHost } from '../llm-host.ts';
import { REPLIES_COPY } from './copy.ts';

/** Before anything was asked: what to do, and a few messages to try it with. */
export function EmptyState({ onTry }: { onTry: (message: string) => void }) {
  const host = llmHost();
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3 min-[769px]:pt-5">
      <LogoMark className="size-10" />
      <div className="grid gap-3">
        <h2 className="text-3xl">{CYRANO_COPY.emptyHeading}</h2>
        <p className="max-w-xl text-ink-2 text-lg leading-normal">{CYRANO_COPY.emptyLine}</p>
        <p className="max-w-xl text-ink-2 leading-normal">{REPLIES_COPY.wholeChat}</p>
        {host && <p className="max-w-xl text-ink-2 text-sm leading-normal">{CYRANO_COPY.alsoReads(host)}</p>}
      </div>
      <div className="grid gap-3">
        <h3 className="font-done font-semibold text-ink-2 text-sm tracking-normal">{CYRANO_COPY.tryOne}</h3>
        <ul className="grid justify-items-start gap-3">
          {SAMPLE_MESSAGES.map((message) => (
            <li key={message}>
              <button
                type="button"
                onClick={() => onTry(message)}
                className="said min-h-11 rounded-[22px] rounded-bl-[6px] bg-paper-2 px-5 py-3 text-left text-lg leading-snug ring-1 ring-line ring-inset hover:ring-ink"
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
