import { Button, isGoogleOffered, Notice, useHydrated } from '#ui';
import { buttons, form } from '../copy.ts';
import { LoginFieldset } from './LoginFieldset.tsx';
import { warmUp } from './load-rare-modes.ts';
import type { PasswordMode } from './login-form.ts';
import { Failure } from './ModeParts.tsx';
import type { Login } from './use-login.ts';

/** Sign-in and sign-up with a password, and the ways around it. */
export function PasswordForm({ login, mode }: { login: Login; mode: PasswordMode }) {
  const { google, googleCall } = login;
  const working = login.busy || (login.entered && !login.onward.failure);
  const { part, app } = google;
  const ready = useHydrated();
  const googleButton = google.works && part && (
    <part.GoogleButton busy={google.busy} onPress={login.continueWithGoogle} />
  );
  // Its place is kept while its file is on the way, in the prerendered page by what the server wrote on <html>.
  const keepsPlace = !part && (ready ? isGoogleOffered() : true);
  const submit = (
    <Button type="submit" className="w-full" loading={working}>
      {mode === 'sign-in' ? buttons.signIn : buttons.signUp}
    </Button>
  );

  return (
    // `post`, so that not even a browser that sends the form by itself puts a password into an address.
    <form method="post" onSubmit={(event) => login.submit(event, mode)} noValidate>
      <div className="grid gap-5">
        <Failure said={login.failure} />
        {login.goodNews && <Notice tone="good">{login.goodNews}</Notice>}
        {part && googleButton && googleCall && (
          <part.GoogleFirst login={login} call={googleCall}>
            {googleButton}
          </part.GoogleFirst>
        )}
        <LoginFieldset mode={mode} fields={login.fields} faults={login.faults} onChange={login.change} />
        {mode === 'sign-in' ? (
          <div className="grid gap-1">
            <Button
              variant="text"
              className="-mt-4 -mr-3 justify-self-end text-sm"
              disabled={working}
              onClick={() => login.switchTo('forgot')}
              {...warmUp}
            >
              {buttons.forgot}
            </Button>
            {submit}
          </div>
        ) : (
          submit
        )}
        {(mode === 'sign-in' || part) && (
          <div className="grid gap-3">
            <p className="flex items-center gap-3 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {form.or}
            </p>
            {keepsPlace && <div className="hidden h-13 [html[data-google=on]_&]:block" />}
            {!googleCall && googleButton}
            {part && app && <part.InAppNotice app={app} />}
            {mode === 'sign-in' && <OtherWays login={login} disabled={working} />}
          </div>
        )}
      </div>
    </form>
  );
}

/** The ways in for those who have an account already. */
function OtherWays({ login, disabled }: { login: Login; disabled: boolean }) {
  const { passkey } = login;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="text"
        className="way"
        disabled={disabled}
        onClick={() => login.switchTo('code')}
        {...warmUp}
      >
        {buttons.code}
      </Button>
      {passkey.offered && (
        <Button
          variant="text"
          className="way key"
          loading={passkey.busy}
          disabled={disabled}
          onClick={() => void passkey.start()}
        >
          {buttons.passkey}
        </Button>
      )}
    </div>
  );
}
