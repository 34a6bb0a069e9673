import { type FormEvent, useState } from 'react';
import { track } from '#analytics/web';
import { Button, Notice } from '#ui';
import { screenMessage } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { ApiError } from '../api-client.ts';
import { form } from '../copy.ts';
import { forgot } from '../rare-copy.ts';
import { EmailField } from './LoginFieldset.tsx';
import { emailFault, focusField, howLong, type Said } from './login-form.ts';
import { BackToSignIn, Failure, type ModeProps } from './ModeParts.tsx';

/** Asks for the mail that sets a new password. The answer is the same for every address. */
export function ForgotForm({ email, onEmail, onSignIn }: ModeProps) {
  const { api } = useAuth();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Said | null>(null);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = emailFault(email);
    setFault(found);
    setFailure(null);
    setSent(false);
    if (found) return focusField('email');
    setBusy(true);
    try {
      await api.post('/api/auth/request-password-reset', { email: email.trim() });
      track({ category: 'authentication', action: 'reset-asked' });
      setSent(true);
    } catch (error) {
      track({ category: 'authentication', action: 'reset-failed' });
      if (error instanceof ApiError && error.code === 'invalid-email') {
        setFault(screenMessage('invalid-email'));
        focusField('email');
      } else setFailure({ text: forgot.failed, ...howLong(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Failure said={failure} />
      {sent && (
        <Notice tone="good">
          <p className="font-semibold">{forgot.sent}</p>
          <p className="text-sm">{forgot.afterwards}</p>
        </Notice>
      )}
      <EmailField
        autoComplete="username"
        error={fault}
        value={email}
        onChange={(next) => {
          onEmail(next);
          setFault(undefined);
          setSent(false);
        }}
      />
      <Button type="submit" variant={sent ? 'quiet' : 'primary'} className="w-full" loading={busy}>
        {sent ? forgot.again : forgot.send}
      </Button>
      <BackToSignIn question={form.remembered} onSignIn={onSignIn} />
    </form>
  );
}
