import { CONSENT_VERSION } from '#memory/consent';
import { Button, LogoMark } from '#ui';
import { CYRANO_COPY, SAMPLE_MESSAGES } from '../copy.ts';
import { REPLIES_COPY } from './copy.ts';
import type { RepliesParts } from './use-replies.ts';

interface EmptyStateProps {
  onTry: (message: string) => void;
  reader: RepliesParts['reader'];
}

/** Before anything was asked: what to do, and a few messages to try it with. */
export function EmptyState({ onTry, reader }: EmptyStateProps) {
  return (
    <div className="grid gap-5 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] min-[900px]:min-h-[calc(100dvh-21rem)] min-[900px]:content-center min-[900px]:gap-9 min-[1200px]:gap-12">
      <div className="grid content-start gap-2 min-[769px]:gap-3">
        <LogoMark className="mb-2 hidden size-10 min-[900px]:block" />
        <h2 className="text-3xl">{CYRANO_COPY.emptyHeading}</h2>
        <p className="max-w-xl text-ink-2 leading-normal min-[769px]:text-lg">{CYRANO_COPY.emptyLine}</p>
        <p className="max-w-xl text-ink-2 text-sm leading-normal min-[769px]:text-base">
          {REPLIES_COPY.wholeChat}
        </p>
        {reader && <WhoWrites {...reader} />}
      </div>
      <div className="grid content-start gap-2 min-[769px]:gap-3">
        <h3 className="font-done font-semibold text-ink-2 text-sm tracking-normal">{CYRANO_COPY.tryOne}</h3>
        <ul className="grid justify-items-start gap-2 min-[769px]:gap-3">
          {SAMPLE_MESSAGES.map((message) => (
            <li key={message}>
              <button
                type="button"
                onClick={() => onTry(message)}
                className="said min-h-11 rounded-[22px] rounded-bl-[6px] bg-paper-2 px-4.5 py-2.5 text-left leading-snug min-[769px]:px-5 min-[769px]:py-3 min-[769px]:text-lg ring-1 ring-line ring-inset hover:ring-ink"
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

/** Who writes, and the other one at one press. */
function WhoWrites({ host, writer, onChange }: NonNullable<RepliesParts['reader']>) {
  const byModel = writer === 'llm';
  return (
    <p className="max-w-xl text-ink-2 text-sm leading-normal">
      {byModel ? CYRANO_COPY.alsoReads(host) : CYRANO_COPY.localReads}{' '}
      <Button
        variant="text"
        className="-mx-3 text-left text-sm"
        onClick={() =>
          onChange(
            byModel
              ? { writer: 'local', consent: null }
              : { writer: 'llm', consent: { host, version: CONSENT_VERSION } },
          )
        }
      >
        {byModel ? CYRANO_COPY.writeLocally : CYRANO_COPY.writeByModel(host)}
      </Button>
    </p>
  );
}
