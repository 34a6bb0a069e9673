import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldFault } from './Field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label exactly; links belong into `hint`, so that pressing the label always ticks the box. */
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A box with its label; the whole line is the target. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const described = [error ? `${boxId}-error` : '', hint ? `${boxId}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={boxId} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6">
        <input
          {...rest}
          id={boxId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="tick size-6 flex-none cursor-pointer"
        />
        {label}
      </label>
      {error && <FieldFault id={boxId} error={error} />}
      {hint && (
        <p id={`${boxId}-hint`} className="text-ink-2 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
