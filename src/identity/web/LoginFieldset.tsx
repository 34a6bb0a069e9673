import { Checkbox, PasswordField, TextField } from '#ui';
import { PASSWORD_MIN_LENGTH } from '../rules/index.ts';
import type { LoginFaults, LoginFields, LoginMode } from './login-form.ts';

interface LoginFieldsetProps {
  mode: LoginMode;
  fields: LoginFields;
  faults: LoginFaults;
  onChange: (change: Partial<LoginFields>) => void;
}

/** The fields of the form; what was typed stays when the mode is switched. */
export function LoginFieldset({ mode, fields, faults, onChange }: LoginFieldsetProps) {
  const signUp = mode === 'sign-up';
  return (
    <>
      {signUp && (
        <TextField
          label="Name"
          hint="Optional. Shown only to you."
          name="name"
          autoComplete="name"
          maxLength={100}
          value={fields.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <TextField
        id="login-email"
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={signUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={faults.email}
        value={fields.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <PasswordField
        id="login-password"
        label="Password"
        name="password"
        autoComplete={signUp ? 'new-password' : 'current-password'}
        required
        hint={signUp ? `At least ${PASSWORD_MIN_LENGTH} characters.` : undefined}
        error={faults.password}
        value={fields.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      {signUp && (
        <Checkbox
          id="login-terms"
          label="I am 18 or older and accept the terms"
          name="acceptedTerms"
          required
          error={faults.terms}
          hint={
            <>
              Read the{' '}
              <a href="/terms" target="_blank" rel="noreferrer">
                terms
              </a>{' '}
              and the{' '}
              <a href="/privacy" target="_blank" rel="noreferrer">
                privacy notice
              </a>{' '}
              (each in a new tab).
            </>
          }
          checked={fields.acceptedTerms}
          onChange={(event) => onChange({ acceptedTerms: event.target.checked })}
        />
      )}
    </>
  );
}
