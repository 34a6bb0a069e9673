import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Button, Card, Notice, PageShell, Spinner } from '#ui';
import { buttons, codeSent, form, headings, verified, waiting, entered as words } from '../copy.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { LoginScene } from './LoginScene.tsx';
import { loadRareModes } from './load-rare-modes.ts';
import type { PasswordMode } from './login-form.ts';
import { Failure } from './ModeParts.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Next, PrivacyLine } from './PrivacyLine.tsx';
import { type Login, useLogin } from './use-login.ts';

const ForgotForm = lazy(async () => ({ default: (await loadRareModes()).ForgotForm }));
const ResetForm = lazy(async () => ({ default: (await loadRareModes()).ResetForm }));
const CodeForm = lazy(async () => ({ default: (await loadRareModes()).CodeForm }));

/** /login: every way in. Whoever is signed in already is led on at once. */
export function LoginScreen() {
  const login = useLogin();
  const { mode, sentTo } = login;
  const heading = useRef<HTMLHeadingElement>(null);
  const atCode = mode === 'code' && sentTo !== null;
  const atDoor = (mode === 'sign-in' || mode === 'sign-up') && !login.entered;
  useLayoutEffect(() => {
    // Another form stands there after a press: a reader begins at its heading, and the keyboard right before its first field. Before the
    // browser paints it, since the next Tab may come as soon as the heading is seen.
    if (login.moves > 0) heading.current?.focus({ preventScroll: true });
  }, [login.moves]);

  return (
    <PageShell className="overflow-x-clip">
      <div className="door wrap pb-14 lg:pb-20">
        <div className="mx-auto grid max-w-md items-start gap-6 sm:gap-8 lg:max-w-none lg:pt-2 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-14 xl:gap-20">
          <LoginScene />
          <div className="grid gap-5 sm:gap-6">
            <div className="grid gap-2">
              <h1 ref={heading} tabIndex={-1} className="text-3xl outline-offset-4">
                {atCode ? codeSent.heading : headings[mode].heading}
              </h1>
              {atDoor && <Next mode={mode} />}
              {mode !== 'sign-in' && mode !== 'sign-up' && (
                <p className="text-ink-2 [overflow-wrap:anywhere]">
                  {atCode ? codeSent.sentTo(sentTo) : headings[mode].line}
                </p>
              )}
            </div>
            <Card>
              {atDoor && <Toggle login={login} mode={mode} />}
              {login.verified !== null && <Verified worked={login.verified} />}
              {login.entered && mode !== 'reset' ? (
                <Entered login={login} />
              ) : (
                <>
                  <NeedsScript />
                  <fieldset disabled={!login.ready}>
                    <Suspense fallback={<Spinner label={waiting} className="w-full justify-center py-6" />}>
                      <Mode login={login} />
                    </Suspense>
                  </fieldset>
                </>
              )}
            </Card>
            {atDoor && <PrivacyLine />}
          </div>
        </div>
      </div>
    </PageShell>
  );
}

/**
 * The two ways, side by side over the form: whoever is new sees at once where to begin. The way that one is on is no button, it has one below.
 * Each half has an element of its own, so that a press that was on its way while the form changed does not land on the other one.
 */
function Toggle({ login, mode }: { login: Login; mode: PasswordMode }) {
  return (
    <fieldset aria-label={form.ways} className="two-ways">
      {(['sign-in', 'sign-up'] as const).map((way) => {
        const name = way === 'sign-in' ? buttons.signIn : buttons.signUp;
        return way === mode ? (
          <span key={way} aria-current="true">
            {name}
          </span>
        ) : (
          <button
            key={way}
            type="button"
            disabled={!login.ready || login.busy}
            onClick={() => login.takeOtherWay(way)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

function Mode({ login }: { login: Login }): ReactNode {
  const { mode, fields, switchTo } = login;
  const common = {
    email: fields.email,
    onEmail: (email: string) => login.change({ email }),
    onSignIn: () => switchTo('sign-in'),
  };
  switch (mode) {
    case 'sign-in':
    case 'sign-up':
      return <PasswordForm login={login} mode={mode} />;
    case 'forgot':
      return <ForgotForm {...common} />;
    case 'code':
      return <CodeForm {...common} sentTo={login.sentTo} onSentTo={login.keepSentTo} />;
    case 'reset':
      return (
        <ResetForm
          token={login.resetToken ?? ''}
          onDone={login.resetDone}
          onAskAgain={() => switchTo('forgot')}
          onSignIn={common.onSignIn}
        />
      );
  }
}

/** What came of the link in a confirmation mail. */
function Verified({ worked }: { worked: boolean }) {
  return (
    <Notice tone={worked ? 'good' : 'info'} className="mb-5">
      {worked ? verified.yes : verified.no}
    </Notice>
  );
}

function Entered({ login }: { login: Login }) {
  const { failure, retry } = login.onward;
  // Whoever is signed in goes on with a press, having read it.
  if (login.verified !== null || login.faultToRead)
    return (
      <div className="grid gap-4">
        <Failure said={login.faultToRead} />
        <Button onClick={login.acknowledge}>{verified.goOn}</Button>
      </div>
    );
  if (!failure) return <Spinner label={words.busy} className="w-full justify-center py-6" />;
  return (
    <div className="grid gap-4">
      <Notice tone="danger">{failure}</Notice>
      <Button onClick={retry}>{words.again}</Button>
      <Button variant="text" onClick={() => void login.signOut().catch(() => {})}>
        {words.logout}
      </Button>
    </div>
  );
}
