import { type KeyboardEvent, type Ref, useId } from 'react';
import { classNames, describedBy, Field, inputClass } from '#ui';
import { lengthSaid } from './text-fault.ts';

interface TextBoxProps {
  label: string;
  value: string;
  placeholder: string;
  hint?: string;
  error?: string | null;
  limit?: number;
  /** Said by a longer text: room for several lines from the start. */
  tall?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
  /** Control or Command with Enter. */
  onSend: () => void;
}

/** A box for a pasted text. It grows with the words up to a part of the screen, and tells its length near the limit. */
export function TextBox(props: TextBoxProps) {
  const { label, value, placeholder, hint, error, limit, tall = false, ref, onChange, onSend } = props;
  const id = useId();
  const words = { label, hint: (error ? null : lengthSaid(value, limit)) ?? hint, error: error ?? undefined };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Out of the box, so that single keys act.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur();
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSend();
  };
  return (
    <Field id={id} {...words}>
      <textarea
        id={id}
        ref={ref}
        data-key="/"
        dir="auto"
        rows={tall ? 5 : 2}
        value={value}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, words)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={classNames(
          inputClass,
          'max-h-[40dvh] resize-none rounded-md! [field-sizing:content]',
          tall ? 'min-h-36 short:min-h-20' : 'min-h-20 short:min-h-13',
        )}
      />
    </Field>
  );
}
