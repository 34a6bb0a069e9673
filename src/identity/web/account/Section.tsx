import type { ReactNode } from 'react';
import { classNames } from '#ui';

/** One part of the page: its heading, and a sheet of paper with its rows. */
export function Section({
  id,
  heading,
  line,
  standsOut = false,
  children,
}: {
  id: string;
  heading: string;
  line?: ReactNode;
  /** On the dark panel; what stands in it brings its own colours. */
  standsOut?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-heading`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1 px-1">
        <h2 id={`${id}-heading`} className="scroll-mt-6 text-2xl" tabIndex={-1}>
          {heading}
        </h2>
        {line && <p className="text-ink-2 text-sm">{line}</p>}
      </div>
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-md px-5 sm:px-6',
          standsOut ? 'bg-panel text-on-panel' : 'border border-line bg-card',
        )}
      >
        {children}
      </div>
    </section>
  );
}

/** A thing and what can be done about it; what opens stands below. */
export function Row({
  term,
  children,
  action,
  below,
  beside = false,
}: {
  term?: string;
  children?: ReactNode;
  action?: ReactNode;
  below?: ReactNode;
  /** The action is a short word, and stands beside even on a phone. */
  beside?: boolean;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <div className={classNames('min-w-0 flex-1', beside ? 'basis-32' : 'basis-full sm:basis-56')}>
          {term && <h3 className="font-done font-semibold text-base leading-snug tracking-normal">{term}</h3>}
          {children}
        </div>
        {/* A button of words is taller than its words: what it brings above and below is not counted twice. */}
        {action && (
          <div className={classNames('-mx-3 flex-none', beside ? '-my-2' : '-mb-2.5 sm:-my-2')}>{action}</div>
        )}
      </div>
      {below}
    </div>
  );
}
