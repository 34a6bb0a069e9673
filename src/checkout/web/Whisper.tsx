import { classNames } from '#ui';
import { CHECKOUT_COPY } from './copy.ts';

/** The prompter on the page where one pays: what comes next, in the shape in which it will come. On a desk in the ticket, on a phone under it. */
export function Whisper({ className }: { className: string }) {
  const { title, line } = CHECKOUT_COPY.whisper;
  return (
    <div className={classNames('grid gap-2.5 pt-2', className)}>
      <p className="flex items-center gap-2.5 font-semibold text-ink-2 text-xs uppercase tracking-[0.09em] after:h-px after:flex-1 after:bg-current after:opacity-35">
        {title}
      </p>
      <p className="ml-auto w-fit max-w-[92%] rounded-[20px_20px_6px_20px] bg-blush px-4 py-2.5 text-ink leading-snug lg:max-w-full lg:bg-card">
        {line}
      </p>
    </div>
  );
}
