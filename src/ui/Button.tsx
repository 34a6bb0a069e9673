import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'text';

const base =
  'inline-flex items-center justify-center gap-2 rounded-pill font-semibold leading-tight text-center ' +
  'no-underline transition-[background-color,box-shadow,transform] duration-150 active:translate-y-px ' +
  'disabled:opacity-60 disabled:shadow-none disabled:active:translate-y-0';

const variants = {
  primary: 'px-7 py-3 min-h-13 bg-ember text-on-ember shadow-press hover:bg-ember-deep',
  quiet: 'px-7 py-3 min-h-13 text-ink ring-[1.5px] ring-inset ring-ink hover:bg-ink/6',
  text: 'px-3 py-2 min-h-11 text-ink underline underline-offset-4 decoration-ink/40 hover:decoration-ink',
} satisfies Record<ButtonVariant, string>;

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return classNames(base, variants[variant], extra);
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Busy: shows a spinner, cannot be pressed. Give the words of the busy state as children. */
  loading?: boolean;
};

/** A button of at least 44 px. `type` is `button` unless told otherwise, so none submits by accident. */
export function Button({
  variant = 'primary',
  loading = false,
  className,
  disabled,
  children,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass(variant, className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** A document link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return <a {...rest} className={buttonClass(variant, className)} />;
}
