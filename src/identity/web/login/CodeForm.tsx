import { type FormEvent, useState } from 'react';
import { Button, Notice, TextField } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { ApiError } from '../api-client.ts';
import { form } from '../copy.ts';
import { code as words } from '../rare-copy.ts';
import { AddressForm } from './AddressForm.tsx';
import { loginFailure, type Said } from './login-form.ts';
import { BackToSignIn, Failure, type ModeProps } from './ModeParts.tsx';
import { useCountdown } from './use-countdown.ts';

const DIGITS = 6;
const RESEND_AFTER_S = 30;

interface CodeFormProps extends ModeProps {
  /** The address that a code was sent to; it stands in `tempEmail`, so that a reload comes back to the second step. */
  sentTo: string | null;
  onSentTo: (email: string | null) => void;
}

/** The one-time code: the address first, then the six digits of the mail. */
export function CodeForm(props: CodeFormProps) {
  return props.sentTo === null ? <AddressStep {...props} /> : <CodeStep {...props} sentTo={props.sentTo} />;
}

function AddressStep({ email, onEmail, onSentTo, onSignIn }: CodeFormProps) {
  const { api } = useAuth();
  return (
    <AddressForm
      email={email}
      onEmail={onEmail}
      onSignIn={onSignIn}
      send={async (to) => {
        await api.post('/auth/login', { email: to });
        onSentTo(to);
      }}
      button={words.send}
      question={form.ratherPassword}
    />
  );
}

function CodeStep({ sentTo, onSentTo, onSignIn }: CodeFormProps & { sentTo: string }) {
  const { api, signInWithCode } = useAuth();
  const [digits, setDigits] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Said | null>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const [busy, setBusy] = useState<'code' | 'again' | null>(null);
  const [waitS, waitAgain] = useCountdown(RESEND_AFTER_S);

  function refuse(text: string) {
    setFault(text);
    requestAnimationFrame(() => {
      const field = document.getElementById('login-code') as HTMLInputElement | null;
      field?.focus();
      field?.select();
    });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    setSentAgain(false);
    if (digits.length !== DIGITS) return refuse(words.incomplete);
    setFault(undefined);
    setBusy('code');
    try {
      await signInWithCode({ email: sentTo, code: digits });
    } catch (error) {
      const said = loginFailure(error, { email: '', googleOffered: false });
      if (error instanceof ApiError && error.code === 'invalid-code') refuse(said.text);
      else setFailure(said);
    }
    setBusy(null);
  }

  async function sendAgain() {
    if (busy) return;
    setBusy('again');
    setFailure(null);
    setFault(undefined);
    try {
      await api.post('/auth/login', { email: sentTo });
      setDigits('');
      setSentAgain(true);
      waitAgain();
    } catch (error) {
      setFailure(loginFailure(error, { email: '', googleOffered: false }));
    }
    setBusy(null);
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Failure said={failure} />
      {sentAgain && <Notice tone="good">{words.sentAgain}</Notice>}
      <TextField
        id="login-code"
        label={words.field}
        hint={words.hint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        error={fault}
        className="figure text-2xl tracking-[0.4em]"
        value={digits}
        onChange={(event) => {
          // No maxLength: a pasted "123 456", or the mail's whole line, is cut down here instead.
          setDigits(event.target.value.replace(/\D/g, '').slice(0, DIGITS));
          setFault(undefined);
        }}
      />
      <Button type="submit" className="w-full" loading={busy === 'code'}>
        {words.confirm}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button variant="text" disabled={waitS > 0 || busy !== null} onClick={() => void sendAgain()}>
          {waitS > 0 ? words.againIn(waitS) : words.again}
        </Button>
        <Button variant="text" onClick={() => onSentTo(null)}>
          {words.otherAddress}
        </Button>
      </div>
      <BackToSignIn question={form.ratherPassword} onSignIn={onSignIn} />
    </form>
  );
}
