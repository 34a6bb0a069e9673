import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A raised sheet of paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-lg border border-line bg-card p-6 shadow-lift sm:p-8', className)}
    />
  );
}
