import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Card, Notice, PageShell, Spinner, useHydrated } from '#ui';
import { useAuth } from './AuthProvider.tsx';
import { afterLogin } from './after-login.ts';
import { LoginFieldset } from './LoginFieldset.tsx';
import {
  fieldOfFailure,
  type LoginFaults,
  type LoginFields,
  type LoginMode,
  loginFailureText,
  loginFaults,
} from './login-form.ts';
import { NeedsScript } from './NeedsScript.tsx';
import { useGo } from './use-go.ts';

const WORDS = {
  'sign-in': {
    heading: 'Welcome back',
    line: 'Sign in and pick up where the conversation is.',
    other: 'New here?',
  },
  'sign-up': {
    heading: 'Create your account',
    line: 'An email address and a password will do.',
    other: 'Been here before?',
  },
} as const satisfies Record<LoginMode, unknown>;

const EMPTY: LoginFields = { name: '', email: '', password: '', acceptedTerms: false };

/** /login: sign in or sign up. Whoever is signed in already is led on at once. */
export function LoginScreen() {
  const auth = useAuth();
  const onward = useOnward();
  const [mode, setMode] = useState<LoginMode>('sign-in');
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<LoginFaults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const entered = auth.state.status === 'signed-in';
  const ready = useHydrated();

  function change(next: Partial<LoginFields>) {
    setFields((now) => ({ ...now, ...next }));
    setFaults(
      (now) =>
        ({
          ...now,
          ...(next.email === undefined ? {} : { email: undefined }),
          ...(next.password === undefined ? {} : { password: undefined }),
          ...(next.acceptedTerms === undefined ? {} : { terms: undefined }),
        }) as LoginFaults,
    );
  }

  function switchTo(next: LoginMode) {
    setMode(next);
    setFaults({});
    setFailure(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || entered) return;
    const found = loginFaults(mode, fields);
    setFaults(found);
    setFailure(null);
    const firstFault = found.email
      ? 'login-email'
      : found.password
        ? 'login-password'
        : found.terms && 'login-terms';
    if (firstFault) return document.getElementById(firstFault)?.focus();
    setBusy(true);
    const { name, email, password } = fields;
    const credentials = { email: email.trim(), password };
    try {
      if (mode === 'sign-in') await auth.signIn(credentials);
      else
        await auth.signUp({
          ...credentials,
          ...(name.trim() ? { name: name.trim() } : {}),
          acceptedTerms: true,
        });
    } catch (error) {
      const text = loginFailureText(error, { email, googleOffered: false });
      const field = fieldOfFailure(error);
      if (field) setFaults({ [field]: text });
      else setFailure(text);
    } finally {
      setBusy(false);
    }
  }

  const working = busy || (entered && !onward.failure);
  const button = (own: LoginMode, label: string) =>
    mode === own ? (
      <Button type="submit" className="w-full" loading={working}>
        {label}
      </Button>
    ) : (
      <Button variant="text" disabled={working} onClick={() => switchTo(own)}>
        {label}
      </Button>
    );
  const [submitButton, switchButton] =
    mode === 'sign-in'
      ? [button('sign-in', 'Sign In'), button('sign-up', 'Sign Up')]
      : [button('sign-up', 'Sign Up'), button('sign-in', 'Sign In')];

  return (
    <PageShell width="narrow">
      <h1 className="mb-2 text-3xl">{WORDS[mode].heading}</h1>
      <p className="mb-6 text-ink-2">{WORDS[mode].line}</p>
      <Card>
        {entered ? (
          <Entered failure={onward.failure} onRetry={onward.retry} onSignOut={auth.signOut} />
        ) : (
          // `post`, so that not even a browser that sends the form by itself puts a password into an address.
          <form method="post" onSubmit={submit} noValidate>
            <NeedsScript />
            <fieldset disabled={!ready} className="grid gap-5">
              {failure && <Notice tone="danger">{failure}</Notice>}
              <LoginFieldset mode={mode} fields={fields} faults={faults} onChange={change} />
              {submitButton}
              <p className="flex flex-wrap items-baseline justify-center text-ink-2">
                {WORDS[mode].other} {switchButton}
              </p>
            </fieldset>
          </form>
        )}
      </Card>
    </PageShell>
  );
}

function Entered(props: { failure: string | null; onRetry: () => void; onSignOut: () => Promise<void> }) {
  if (!props.failure) return <Spinner label="Signing you in…" className="justify-center py-6" />;
  return (
    <div className="grid gap-4">
      <Notice tone="danger">{props.failure}</Notice>
      <Button onClick={props.onRetry}>Try again</Button>
      <Button variant="text" onClick={() => void props.onSignOut().catch(() => {})}>
        Logout
      </Button>
    </div>
  );
}

/** Leads a signed-in user on, by the rules of spec section 4, once the subscription is known. */
function useOnward(): { failure: string | null; retry: () => void } {
  const { state, storage, refreshSubscription } = useAuth();
  const go = useGo();
  const [failure, setFailure] = useState<string | null>(null);
  const subscription = state.status === 'signed-in' ? state.subscription : null;
  // One answer leads on once: the way back is used up by it.
  const ledBy = useRef<typeof subscription>(null);
  useEffect(() => {
    if (!subscription || ledBy.current === subscription) return;
    ledBy.current = subscription;
    const decision = afterLogin({
      subscription: subscription.kind === 'known' ? subscription.status : 'failed',
      nowMs: Date.now(),
      cyranoChat: storage.read('cyranoChat'),
      redirectAfterLogin: storage.read('redirectAfterLogin'),
    });
    if (decision.kind === 'failed') return setFailure(decision.message);
    storage.clear(...decision.clear);
    go(decision.to, { replace: true });
  }, [subscription, storage, go]);
  return {
    failure,
    retry: () => {
      setFailure(null);
      void refreshSubscription();
    },
  };
}
