import { useState } from 'react';
import { track } from '#analytics/web';
import { Notice } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { form } from '../copy.ts';
import { forgot } from '../rare-copy.ts';
import { AddressForm } from './AddressForm.tsx';
import { howLong } from './login-form.ts';
import type { ModeProps } from './ModeParts.tsx';

/** Asks for the mail that sets a new password. The answer is the same for every address. */
export function ForgotForm({ email, onEmail, onSignIn }: ModeProps) {
  const { api } = useAuth();
  const [sent, setSent] = useState(false);

  async function send(to: string) {
    setSent(false);
    try {
      await api.post('/api/auth/request-password-reset', { email: to });
    } catch (error) {
      track({ category: 'authentication', action: 'reset-failed' });
      throw error;
    }
    track({ category: 'authentication', action: 'reset-asked' });
    setSent(true);
  }

  return (
    <AddressForm
      email={email}
      onEmail={(next) => {
        onEmail(next);
        setSent(false);
      }}
      onSignIn={onSignIn}
      send={send}
      saidOf={(error) => ({ text: forgot.failed, ...howLong(error) })}
      button={sent ? forgot.again : forgot.send}
      quiet={sent}
      question={form.remembered}
    >
      {sent && (
        <Notice tone="good">
          <p className="font-semibold">{forgot.sent}</p>
          <p className="text-sm">{forgot.afterwards}</p>
        </Notice>
      )}
    </AddressForm>
  );
}
