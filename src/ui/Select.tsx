import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/**
 * The native select with an arrow of ours, which keeps clear of a round edge. `className` is of the select; it fills the room it is given.
 * `plain` is for one without a box, in a line of text: the arrow stands close behind the words.
 */
export function Select({
  className,
  plain = false,
  ...rest
}: ComponentProps<'select'> & { plain?: boolean }) {
  return (
    <span className="relative grid min-w-0 items-center">
      <select
        {...rest}
        className={classNames('w-full min-w-0 appearance-none truncate', plain ? 'pr-5' : 'pr-9!', className)}
      />
      <svg
        viewBox="0 0 12 8"
        className={classNames('pointer-events-none absolute w-3', plain ? 'right-0' : 'right-3.5')}
        fill="none"
        aria-hidden="true"
      >
        <path d="m1 1.500 5 5 5-5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </span>
  );
}
