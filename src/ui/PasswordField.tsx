import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, inputClass } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A password field whose characters can be shown, so that a phone's thumb can check itself. */
export function PasswordField({ label, hint, error, id, className, ...rest }: Omit<TextFieldProps, 'type'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <span className="relative block">
        <input
          {...rest}
          id={fieldId}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { label, hint, error })}
          className={classNames(inputClass, 'pr-20', className)}
        />
        {/* Named without the word "password": that name belongs to the field alone. */}
        <button
          type="button"
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 min-w-16 rounded-sm px-3 font-semibold text-ink text-sm hover:bg-ink/6"
        >
          {shown ? 'Hide' : 'Show'}
          <VisuallyHidden> what I typed</VisuallyHidden>
        </button>
      </span>
    </Field>
  );
}
