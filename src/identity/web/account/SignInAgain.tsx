import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Dialog, isGoogleOffered, loadInTime, Notice, PasswordField, TextField } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { ApiError } from '../api-client.ts';
import {
  browserGooglePopup,
  browserGoogleRedirect,
  chooseGoogleWay,
  type GooglePopup,
  inAppBrowser,
} from '../google/index.ts';
import { GoogleButton } from '../login/GoogleWay.tsx';
import { googleFailure } from '../login/google-words.ts';
import { code as codeWords } from '../rare-copy.ts';
import { account as words } from './copy.ts';
import { again } from './dialog-copy.ts';
import { failureText } from './failure-text.ts';
import type { Account } from './use-account.ts';

interface SignInAgainProps {
  account: Account;
  onSignedIn: () => void;
  onLeave: () => void;
}

/** The dialog that asks who it is: by password, Google, passkey, or a mailed code, whichever this account has. */
export default function SignInAgain({ account, onSignedIn, onLeave }: SignInAgainProps) {
  const { methods, user } = account;
  const { api, storage, signIn, signInWithCode, continueSession } = useAuth();
  const [way, setWay] = useState<'first' | 'code'>('first');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<'form' | 'google' | 'passkey' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const popup = useRef<GooglePopup | null>(null);
  const wasBlocked = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => popup.current?.close(), []);
  const google = methods.google && isGoogleOffered() && !inAppBrowser();

  async function attempt(which: typeof busy, act: () => Promise<boolean>) {
    if (busy) return;
    setBusy(which);
    setFailure(null);
    setSentAgain(false);
    try {
      if (await act()) onSignedIn();
    } catch (error) {
      if (which === 'form') field.current?.focus();
      setFailure(
        error instanceof ApiError && error.code === 'google-different-email'
          ? again.anotherAccount
          : failureText(error),
      );
    } finally {
      setBusy(null);
    }
  }
  const turnTo = (next: typeof way) => {
    setWay(next);
    setTyped('');
    setFailure(null);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    void attempt('form', async () => {
      const { email } = user;
      if (way === 'code') {
        await signInWithCode({ email, code: typed.replace(/\D/g, '') });
        // The one-time code has done its work.
        storage.clear('userToken', 'tempEmail');
      } else await signIn({ email, password: typed });
      return true;
    });
  }

  const sendCode = () =>
    attempt('form', async () => {
      await api.post('/auth/login', { email: user.email });
      if (way === 'code') setSentAgain(true);
      else turnTo('code');
      return false;
    });

  function visitGoogle() {
    if (busy) return;
    popup.current ??= browserGooglePopup(api);
    const chosen = chooseGoogleWay({ widthPx: window.innerWidth, popupWasBlocked: wasBlocked.current });
    // Nothing may be awaited before this: the click is what lets the window open.
    const visited =
      chosen === 'popup'
        ? popup.current.open({ loginHint: user.email, again: true })
        : browserGoogleRedirect(api, { loginHint: user.email, returnTo: '/account', again: true });
    void attempt('google', async () => {
      const outcome = await visited;
      if (outcome.kind === 'leaving') return new Promise<boolean>(() => {});
      if (outcome.kind === 'blocked') wasBlocked.current = true;
      if (outcome.kind !== 'signed-in') {
        const said = googleFailure(outcome, 'social');
        setFailure(said && [said.text, said.more].filter(Boolean).join('. '));
        return false;
      }
      await continueSession({ method: 'google', expectedEmail: user.email });
      return true;
    });
  }

  const visitPasskey = () =>
    attempt('passkey', async () => {
      const { signInWithPasskey } = await loadInTime(() => import('../passkeys.ts'));
      if ((await signInWithPasskey(api)) === 'cancelled') return false;
      await continueSession({ method: 'passkey', expectedEmail: user.email });
      return true;
    });

  const withForm = way === 'code' || methods.password;
  const hasOthers = way === 'first' || google || methods.password || methods.passkeys.length > 0;
  return (
    <Dialog title={again.heading} onClose={onLeave}>
      <p>{way === 'code' ? again.codeSent(user.email) : again.line}</p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {sentAgain && <Notice tone="good">{codeWords.sentAgain}</Notice>}
      {withForm && (
        <form method="post" onSubmit={submit} className="grid gap-4" noValidate>
          {/* So that a password manager knows whose password it is. */}
          <input
            type="email"
            name="email"
            autoComplete="username"
            defaultValue={user.email}
            readOnly
            hidden
            aria-hidden="true"
            tabIndex={-1}
          />
          {way === 'code' ? (
            <TextField
              label={again.codeField}
              hint={again.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              ref={field}
              maxLength={12}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : (
            <PasswordField
              label={again.password}
              name="password"
              autoComplete="current-password"
              autoFocus
              ref={field}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <Button type="submit" loading={busy === 'form'} disabled={typed.trim() === ''}>
            {again.signIn}
          </Button>
          {way === 'code' && (
            <Button variant="text" className="-mb-2" disabled={busy !== null} onClick={() => void sendCode()}>
              {codeWords.again}
            </Button>
          )}
        </form>
      )}
      <Ways or={withForm && hasOthers}>
        {google && <GoogleButton busy={busy === 'google'} onPress={visitGoogle} />}
        {way === 'code' && methods.password && (
          <Button variant="text" onClick={() => turnTo('first')}>
            {again.usePassword}
          </Button>
        )}
        {way === 'first' && (
          <Button
            variant={withForm || google ? 'text' : 'primary'}
            loading={busy === 'form' && !withForm}
            onClick={() => void sendCode()}
          >
            {again.code}
          </Button>
        )}
        {methods.passkeys.length > 0 && (
          <Button variant="text" loading={busy === 'passkey'} onClick={() => void visitPasskey()}>
            {again.passkey}
          </Button>
        )}
        <Button variant="text" onClick={onLeave}>
          {words.cancel}
        </Button>
      </Ways>
    </Dialog>
  );
}

function Ways({ or, children }: { or: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {or && (
        <p className="flex items-center gap-3 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {again.or}
        </p>
      )}
      {children}
    </div>
  );
}
