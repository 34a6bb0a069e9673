import { type FormEvent, useState } from 'react';
import { track } from '#analytics/web';
import { Button, PasswordField } from '#ui';
import { PASSWORD_MIN_LENGTH, screenMessage } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { ApiError } from '../api-client.ts';
import { form, passwordHint } from '../copy.ts';
import { reset } from '../rare-copy.ts';
import { fieldOfFailure, focusField, loginFailure, type Said } from './login-form.ts';
import { BackToSignIn, Failure } from './ModeParts.tsx';

interface ResetFormProps {
  /** The token of the mailed link; it works once. */
  token: string;
  /** Called with the address whose password it is now. */
  onDone: (email: string) => void;
  onAskAgain: () => void;
  onSignIn: () => void;
}

/** Sets a new password with the link of the mail. */
export function ResetForm({ token, onDone, onAskAgain, onSignIn }: ResetFormProps) {
  const { api, recheck } = useAuth();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Said | null>(null);
  const [spent, setSpent] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found =
      password === ''
        ? reset.missing
        : password.length < PASSWORD_MIN_LENGTH
          ? screenMessage('weak-password')
          : undefined;
    setFault(found);
    setFailure(null);
    if (found) return focusField('password');
    setBusy(true);
    try {
      const { body } = await api.post<{ email: string }>('/api/auth/reset-password', { token, password });
      track({ category: 'authentication', action: 'reset-done' });
      // Every session has ended, this browser's too.
      await recheck();
      onDone(body.email);
    } catch (error) {
      track({ category: 'authentication', action: 'reset-failed' });
      const said = loginFailure(error, { email: '', googleOffered: false });
      if (fieldOfFailure(error) === 'password') {
        setFault(said.text);
        focusField('password');
      } else setFailure(said);
      if (error instanceof ApiError && error.code === 'invalid-reset-link') setSpent(true);
    } finally {
      setBusy(false);
    }
  }

  if (spent)
    return (
      <div className="grid gap-5">
        <Failure said={failure} />
        <Button className="w-full" onClick={onAskAgain}>
          {reset.askAgain}
        </Button>
        <BackToSignIn question={form.remembered} onSignIn={onSignIn} />
      </div>
    );
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Failure said={failure} />
      <PasswordField
        id="login-password"
        label={reset.password}
        name="password"
        autoComplete="new-password"
        required
        hint={passwordHint(PASSWORD_MIN_LENGTH)}
        error={fault}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" className="w-full" loading={busy}>
        {reset.set}
      </Button>
      <BackToSignIn question={form.remembered} onSignIn={onSignIn} />
    </form>
  );
}
