import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeTone = 'info' | 'good' | 'danger';

const tones = {
  info: { box: 'bg-paper-2 border-edge/40', mark: 'text-ink-2', path: 'M9 9h2v6H9V9Zm0-4h2v2H9V5Z' },
  good: {
    box: 'bg-sage-wash border-sage/40',
    mark: 'text-sage',
    path: 'm8.700 14.300-4-4 1.500-1.500 2.500 2.500 5.300-5.300 1.500 1.500-6.800 6.800Z',
  },
  danger: { box: 'bg-brick-wash border-brick/40', mark: 'text-brick', path: 'M9 5h2v6H9V5Zm0 8h2v2H9v-2Z' },
} satisfies Record<NoticeTone, { box: string; mark: string; path: string }>;

type NoticeProps = {
  tone?: NoticeTone;
  /** Bold first line. */
  title?: string | undefined;
  children?: ReactNode;
  /** Danger interrupts a screen reader (`alert`); the rest waits its turn (`status`). */
  role?: 'alert' | 'status' | 'note';
  className?: string;
};

/** Something to know, where it matters. */
export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
  const { box, mark, path } = tones[tone];
  return (
    <div
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
      className={classNames('flex gap-3 rounded-md border px-4 py-3.5', box, className)}
    >
      <svg
        viewBox="0 0 20 20"
        className={classNames('mt-[0.15em] size-5 flex-none', mark)}
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d={path} fill="currentColor" />
      </svg>
      <div className="grid min-w-0 gap-1 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
