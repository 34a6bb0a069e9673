import { Button, ButtonLink, Notice } from '#ui';
import { buttons } from '../copy.ts';
import { type InAppBrowser, openInBrowserLink } from '../google/index.ts';
import { google } from '../rare-copy.ts';

/** The one button for Google, wherever on the screen it stands at the moment. */
export function GoogleButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <div className="grid gap-1.5">
      <Button variant="quiet" className="w-full bg-card" aria-busy={busy || undefined} onClick={onPress}>
        <GoogleMark />
        {buttons.google}
      </Button>
      <p role="status" className="text-center text-ink-2 text-sm empty:hidden">
        {busy && google.waiting}
      </p>
    </div>
  );
}

/** Inside an app's own browser Google only shows an error: the way out instead of the button. */
export function InAppNotice({ app }: { app: InAppBrowser }) {
  const link = openInBrowserLink(window.location.href, navigator.userAgent);
  return (
    <Notice role="note">
      <p>{google.inApp(app.appName)}</p>
      {link ? (
        <ButtonLink variant="text" href={link} className="-ml-3 justify-self-start">
          {google.openInBrowser}
        </ButtonLink>
      ) : (
        <p className="text-ink-2 text-sm">{google.openByHand}</p>
      )}
    </Notice>
  );
}

/** Google's own sign, in its own colours as its guidelines ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-5 flex-none" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.640 9.205c0-.639-.057-1.252-.164-1.841H9v3.481h4.844a4.140 4.140 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.430 0 4.467-.806 5.956-2.180l-2.908-2.259c-.806.540-1.837.860-3.048.860-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A9 9 0 0 0 9 18Z"
      />
      <path
        fill="#fbbc05"
        d="M3.964 10.710A5.410 5.410 0 0 1 3.682 9c0-.593.102-1.170.282-1.710V4.958H.957A9 9 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332Z"
      />
      <path
        fill="#ea4335"
        d="M9 3.580c1.321 0 2.508.454 3.440 1.345l2.582-2.580C13.463.891 11.426 0 9 0A9 9 0 0 0 .957 4.958L3.964 7.290C4.672 5.163 6.656 3.580 9 3.580Z"
      />
    </svg>
  );
}
