import { brandName } from './brand.ts';
import { classNames } from './class-names.ts';

/** The mark: an opening quotation mark made of two plumes. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <path className="fill-ember" d="M4 20C4 12 8 7 15 5c-4 4-5 7-5 9 3 0 6 2 6 6a6 6 0 0 1-12 0Z" />
      <path
        className="fill-current"
        d="M18 20c0-8 4-13 11-15-4 4-5 7-5 9 3 0 5.500 2 5.500 6A5.750 6 0 0 1 18 20Z"
      />
    </svg>
  );
}

/** The mark and the name; a document link home. */
export function Logo({ className, href = '/' }: { className?: string; href?: string }) {
  return (
    <a
      href={href}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 font-said font-semibold text-2xl text-ink leading-none tracking-tight no-underline',
        className,
      )}
    >
      <LogoMark className="size-7" />
      <span>{brandName()}</span>
    </a>
  );
}
