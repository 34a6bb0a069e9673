import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, type FieldWords, inputClass } from './Field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldWords;

/** A labelled one-line field. `error` is tied to it for screen readers. */
export function TextField({ label, hint, error, id, className, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={fieldId}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { label, hint, error })}
        className={classNames(inputClass, className)}
      />
    </Field>
  );
}
