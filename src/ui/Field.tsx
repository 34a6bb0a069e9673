import type { ReactNode } from 'react';

export type FieldWords = {
  label: string;
  /** Said under the field, always. */
  hint?: ReactNode | undefined;
  /** What is wrong with the value; marks the field as invalid. */
  error?: string | undefined;
};

type FieldProps = FieldWords & { id: string; children: ReactNode };

/** The ids that a field's input points to, in reading order. */
export function describedBy(id: string, { hint, error }: FieldWords): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const inputClass =
  'block w-full min-h-13 rounded-sm bg-card px-4 py-3 text-ink ring-1 ring-inset ring-edge ' +
  'placeholder:text-ink-2 placeholder:opacity-80 hover:ring-ink aria-invalid:ring-2 aria-invalid:ring-brick ' +
  'disabled:opacity-60';

/** A label above, the control, then what is wrong and the hint. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children}
      {error && <FieldFault id={id} error={error} />}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a value, under its control, with a sign for whoever does not see the colour. */
export function FieldFault({ id, error }: { id: string; error: string }) {
  return (
    <p id={`${id}-error`} className="flex gap-2 text-sm text-brick">
      <svg viewBox="0 0 20 20" className="mt-[0.2em] size-4 flex-none" fill="currentColor" aria-hidden="true">
        <path d="M10 1.5a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Zm-1 4.300h2v6H9v-6Zm0 7.500h2v2H9v-2Z" />
      </svg>
      {error}
    </p>
  );
}
