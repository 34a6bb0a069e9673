import type { ReactNode } from 'react';
import { consentTo } from '#memory/consent';
import { Button, Notice, Spinner } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { LazyPanel } from '../LazyPanel.tsx';
import type { useWriter } from './use-writer.ts';

const loadConsent = () => import('./ConsentPanel.tsx');

interface ConsentGateProps {
  /** Of the language model; null where there is none. */
  host: string | null;
  writer: ReturnType<typeof useWriter>;
  children: ReactNode;
}

/** Nothing can be pasted before its reader knows who else reads it, and has chosen. */
export function ConsentGate({ host, writer, children }: ConsentGateProps) {
  const { settings, busy, failure } = writer;
  if (host === null) return children;
  if (settings) {
    const consent = consentTo(settings, host);
    if (consent === 'given' || consent === 'refused') return children;
    const parts = { host, lapsed: consent === 'lapsed', busy, failure, onChoose: writer.change };
    return <LazyPanel load={loadConsent} parts={parts} />;
  }
  if (failure === null) return <Spinner label={CYRANO_COPY.panelLoading} className="p-6 text-ink-2" />;
  return (
    <Notice tone="danger" className="m-4 min-[769px]:m-8">
      <p>{failure}</p>
      <Button variant="text" className="-ml-3 justify-self-start" onClick={writer.load}>
        {CYRANO_COPY.retry}
      </Button>
    </Notice>
  );
}
