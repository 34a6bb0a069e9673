import { useEffect, useRef } from 'react';
import type { MemoryBody } from '#memory';
import { CONSENT_VERSION } from '#memory/consent';
import { Button, LogoMark, Notice } from '#ui';
import { CONSENT_COPY } from './copy.ts';

export interface ConsentPanelParts {
  /** Of the language model. */
  host: string;
  /** Whether they agreed before, to another host or to other words. */
  lapsed: boolean;
  busy: boolean;
  failure: string | null;
  onChoose: (body: MemoryBody) => void;
}

/** Who will read what is pasted, and the choice between them. */
export default function ConsentPanel({ host, lapsed, busy, failure, onChoose }: ConsentPanelParts) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands where the text box was looked for.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 pt-6 pb-8 min-[769px]:px-8 min-[769px]:pt-10">
        <LogoMark className="hidden size-10 min-[769px]:block" />
        <div className="grid gap-2 min-[769px]:gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {CONSENT_COPY.heading}
          </h2>
          <p className="text-ink-2 leading-normal min-[769px]:text-lg">
            {lapsed ? CONSENT_COPY.lapsed(host) : CONSENT_COPY.line}
          </p>
        </div>
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <div className="grid gap-4 min-[640px]:grid-cols-2">
          {/* The shorter one first: on a phone both are in sight. */}
          <Reader
            name={CONSENT_COPY.local}
            lines={CONSENT_COPY.localLines}
            choose={CONSENT_COPY.localChoose}
            busy={busy}
            onChoose={() => onChoose({ writer: 'local', consent: null })}
          />
          <Reader
            name={CONSENT_COPY.model(host)}
            lines={CONSENT_COPY.modelLines(host)}
            choose={CONSENT_COPY.modelChoose}
            busy={busy}
            onChoose={() => onChoose({ writer: 'llm', consent: { host, version: CONSENT_VERSION } })}
          />
        </div>
      </div>
    </div>
  );
}

interface ReaderProps {
  name: string;
  lines: readonly string[];
  choose: string;
  busy: boolean;
  onChoose: () => void;
}

function Reader({ name, lines, choose, busy, onChoose }: ReaderProps) {
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-3 rounded-lg bg-card p-5 ring-1 ring-line ring-inset min-[769px]:p-6"
    >
      <h3 className="break-words font-done font-semibold text-lg tracking-normal">{name}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 leading-normal">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-auto"
        aria-disabled={busy || undefined}
        onClick={() => !busy && onChoose()}
      >
        {choose}
      </Button>
    </section>
  );
}
