import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The native select with an arrow of ours, which keeps clear of a round edge. `className` is of the select; it fills the room it is given. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative grid min-w-0 items-center">
      <select {...rest} className={classNames('w-full min-w-0 appearance-none truncate pr-9!', className)} />
      <svg
        viewBox="0 0 12 8"
        className="pointer-events-none absolute right-3.5 w-3"
        fill="none"
        aria-hidden="true"
      >
        <path d="m1 1.500 5 5 5-5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </span>
  );
}
