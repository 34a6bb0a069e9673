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
    <div className="mx-auto grid max-w-2xl gap-5 pt-3 min-[769px]:pt-5">
      <LogoMark className="size-10" />
      <div className="grid gap-3">
        <h2 className="text-3xl">{CYRANO_COPY.emptyHeading}</h2>
        <p className="max-w-xl text-ink-2 text-lg leading-normal">{CYRANO_COPY.emptyLine}</p>
        <p className="max-w-xl text-ink-2 leading-normal">{REPLIES_COPY.wholeChat}</p>
        {reader && <WhoWrites {...reader} />}
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

/** Who writes, and the other one at one press. */
function WhoWrites({ host, writer, onChange }: NonNullable<RepliesParts['reader']>) {
  const byModel = writer === 'llm';
  return (
    <p className="max-w-xl text-ink-2 text-sm leading-normal">
      {byModel ? CYRANO_COPY.alsoReads(host) : CYRANO_COPY.localReads}{' '}
      <Button
        variant="text"
        className="-mx-3 text-sm"
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
