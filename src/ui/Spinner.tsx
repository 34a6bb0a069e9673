import { classNames } from './class-names.ts';

/**
 * A turning ring the size of the text. Decoration: say what is going on in words beside it, or give `label`. Not shown without script, where
 * what it promises never comes.
 */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={classNames('inline-flex items-center gap-3 noscript:hidden', className)}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-[1.25em] motion-safe:animate-spin"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
