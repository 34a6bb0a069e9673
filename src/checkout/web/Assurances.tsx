import type { ReactNode } from 'react';
import { CHECKOUT_COPY } from './copy.ts';

const icons = {
  lock: 'M6 11h12v9H6v-9Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3',
  once: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM10.500 9 12.500 8v8',
  back: 'M8.500 6 4.500 10l4 4M5 10h9a5 5 0 0 1 0 10h-3',
} as const;

function Line({ icon, title, children }: { icon: keyof typeof icons; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <svg viewBox="0 0 24 24" className="mt-px size-5.5 flex-none text-sage" fill="none" aria-hidden="true">
        <path
          d={icons[icon]}
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        <b className="font-semibold text-ink">{title}</b> {children}
      </span>
    </li>
  );
}

/** What somebody wants to know with a thumb over the button, right under it. */
export function Assurances() {
  return (
    <ul className="grid gap-2.5 text-ink-2 text-sm leading-snug">
      <Line icon="lock" title={CHECKOUT_COPY.cardTitle}>
        {CHECKOUT_COPY.cardNote}
      </Line>
      <Line icon="once" title={CHECKOUT_COPY.onceTitle}>
        {CHECKOUT_COPY.once}
      </Line>
      <Line icon="back" title={CHECKOUT_COPY.refund}>
        <a href="/terms#refunds" target="_blank" rel="noreferrer" className="whitespace-nowrap">
          {CHECKOUT_COPY.refundLink}
        </a>
      </Line>
    </ul>
  );
}
