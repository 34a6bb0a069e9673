import { Checkbox } from '#ui';
import { form, termsHint } from '../copy.ts';

interface TermsBoxProps {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The box for age and terms; its label is the contract's. */
export function TermsBox({ checked, error, onChange }: TermsBoxProps) {
  return (
    <Checkbox
      id="login-terms"
      label={form.terms}
      name="acceptedTerms"
      required
      error={error}
      hint={
        <>
          <a href="/terms" target="_blank" rel="noreferrer">
            {termsHint.terms}
          </a>{' '}
          {termsHint.and}{' '}
          <a href="/privacy" target="_blank" rel="noreferrer">
            {termsHint.privacy}
          </a>
        </>
      }
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
