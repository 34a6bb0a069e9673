import { PasswordField, TextField } from '#ui';
import { PASSWORD_MIN_LENGTH } from '../../rules/index.ts';
import { form, passwordHint } from '../copy.ts';
import type { LoginFaults, LoginFields, PasswordMode } from './login-form.ts';
import { TermsBox } from './TermsBox.tsx';

interface LoginFieldsetProps {
  mode: PasswordMode;
  fields: LoginFields;
  faults: LoginFaults;
  onChange: (change: Partial<LoginFields>) => void;
}

/** The fields for a password; what was typed stays when the mode changes. */
export function LoginFieldset({ mode, fields, faults, onChange }: LoginFieldsetProps) {
  const signUp = mode === 'sign-up';
  return (
    <>
      {signUp && (
        <TextField
          label={form.name}
          hint={form.nameHint}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={fields.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <EmailField
        hint={signUp && form.emailHint}
        autoComplete={signUp ? 'email' : 'username webauthn'}
        error={faults.email}
        value={fields.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        id="login-password"
        label={form.password}
        name="password"
        autoComplete={signUp ? 'new-password' : 'current-password'}
        required
        hint={signUp ? passwordHint(PASSWORD_MIN_LENGTH) : undefined}
        error={faults.password}
        value={fields.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      {signUp && (
        <TermsBox
          checked={fields.acceptedTerms}
          error={faults.terms}
          onChange={(acceptedTerms) => onChange({ acceptedTerms })}
        />
      )}
    </>
  );
}

interface EmailFieldProps {
  /** What it is for, where somebody gives it for the first time. */
  hint?: string | false;
  /** What a password manager may put in; with `webauthn` the browser lists passkeys there too. */
  autoComplete: string;
  error: string | undefined;
  value: string;
  onChange: (email: string) => void;
}

/** The address, the same field in every mode that asks for one. */
export function EmailField({ hint, autoComplete, error, value, onChange }: EmailFieldProps) {
  return (
    <TextField
      id="login-email"
      label={form.email}
      hint={hint}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
