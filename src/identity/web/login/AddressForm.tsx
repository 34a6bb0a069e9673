import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui';
import { EmailField } from './LoginFieldset.tsx';
import { emailFault, fieldOfFailure, focusField, loginFailure, type Said } from './login-form.ts';
import { BackToSignIn, Failure, type ModeProps } from './ModeParts.tsx';

interface AddressFormProps extends ModeProps {
  /** Sends it. Rejects with an ApiError; what is wrong with the address itself is said at the field. */
  send: (email: string) => Promise<void>;
  /** What to say of any other failure; the catalogue's text where left out. */
  saidOf?: (error: unknown) => Said;
  button: string;
  /** The button is not the way on any more. */
  quiet?: boolean;
  /** Before the way back to the password. */
  question: string;
  /** What came of the last time. */
  children?: ReactNode;
}

/** A form for an address alone: something is mailed there. */
export function AddressForm({
  email,
  onEmail,
  onSignIn,
  send,
  saidOf,
  button,
  quiet = false,
  question,
  children,
}: AddressFormProps) {
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = emailFault(email);
    setFault(found);
    setFailure(null);
    if (found) return focusField('email');
    setBusy(true);
    try {
      await send(email.trim());
    } catch (error) {
      const said = loginFailure(error, { email: '', googleOffered: false });
      if (fieldOfFailure(error) === 'email') {
        setFault(said.text);
        focusField('email');
      } else setFailure(saidOf?.(error) ?? said);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Failure said={failure} />
      {children}
      <EmailField
        autoComplete="username"
        error={fault}
        value={email}
        onChange={(next) => {
          onEmail(next);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant={quiet ? 'quiet' : 'primary'} className="w-full" loading={busy}>
        {button}
      </Button>
      <BackToSignIn question={question} onSignIn={onSignIn} />
    </form>
  );
}
