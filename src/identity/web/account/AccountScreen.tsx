import { useState } from 'react';
import { Button, ButtonLink, Card, Notice, PageShell, Spinner } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { RequireUser, type SignedIn } from '../RequireUser.tsx';
import {
  closed as closedWords,
  devices,
  letters,
  plan,
  profile,
  receipts,
  waysIn,
  account as words,
  yourData,
} from './copy.ts';
import { DataSection } from './DataSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { longDate } from './dates.ts';
import { FreshSignIn } from './FreshSignIn.tsx';
import { failureText } from './failure-text.ts';
import { Photo } from './Photo.tsx';
import { PlanSection } from './PlanSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ReceiptsSection } from './ReceiptsSection.tsx';
import { RemindersSection } from './RemindersSection.tsx';
import { UnsettledPayment } from './UnsettledPayment.tsx';
import { UserHeader, userHeaderClass } from './UserHeader.tsx';
import { type Account, type AccountLoad, useAccount } from './use-account.ts';
import { WaysInSection } from './WaysInSection.tsx';

interface Closed {
  email: string;
  eraseAt: string;
}

/** /account: who somebody is here, what they bought, how they get in, and how they leave. */
export function AccountScreen() {
  const { signOut, storage } = useAuth();
  const [closed, setClosed] = useState<Closed | null>(null);
  // Above the guard, which would lead somebody who has just deleted their account away from the news of it.
  if (closed) return <ClosedNews {...closed} />;
  return (
    <RequireUser>
      {(signedIn) => (
        <Loaded
          {...signedIn}
          onClosed={(eraseAt) => {
            setClosed({ email: signedIn.user.email, eraseAt });
            // The session is gone already; what the browser keeps goes now, in every tab. What others wrote waits for no answer.
            storage.clear('offlineCopy');
            void signOut().catch(() => {});
          }}
        />
      )}
    </RequireUser>
  );
}

function Loaded({ user, onClosed }: SignedIn & { onClosed: (eraseAt: string) => void }) {
  const { state, reload, retry } = useAccount();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={userHeaderClass}>
        <UserHeader user={user} here="account" />
      </header>
      <main className="wrap grid flex-1 grid-cols-[minmax(0,1fr)] content-start pt-8 pb-16 sm:pt-12">
        {state.at === 'loading' && (
          <Spinner label={words.loading} className="justify-center py-16 text-ink-2" />
        )}
        {state.at === 'failed' && (
          <Card className="mx-auto grid w-full max-w-md gap-5">
            <h1 className="text-3xl">{words.heading}</h1>
            <Notice tone="danger" title={words.failed}>
              {failureText(state.error)}
            </Notice>
            <Button onClick={retry}>{words.retry}</Button>
          </Card>
        )}
        {state.at === 'ready' && (
          <FreshSignIn account={state.account}>
            <Parts account={state.account} reload={reload} onClosed={onClosed} />
          </FreshSignIn>
        )}
      </main>
    </div>
  );
}

const PARTS = [
  ['plan', plan.heading],
  ['profile', profile.heading],
  ['ways-in', waysIn.heading],
  ['devices', devices.heading],
  ['receipts', receipts.heading],
  ['letters', letters.heading],
  ['data', yourData.heading],
] as const;

interface PartsProps {
  account: Account;
  reload: AccountLoad['reload'];
  onClosed: (eraseAt: string) => void;
}

function Parts({ account, reload, onClosed }: PartsProps) {
  const { user } = account;
  const name = user.name || user.email;
  const nowMs = Date.now();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[15rem_minmax(0,44rem)] lg:justify-center">
      <div className="grid gap-6 lg:sticky lg:top-10">
        <div className="flex items-center gap-4 lg:grid lg:gap-5">
          <Photo image={user.image} name={name} className="size-16 text-2xl lg:size-24 lg:text-4xl" />
          <div className="grid min-w-0 gap-1">
            <h1 className="text-3xl lg:text-2xl">{words.heading}</h1>
            <p className="text-ink-2 text-sm">{profile.since(longDate(user.createdAt))}</p>
          </div>
        </div>
        <nav aria-label={words.sections} className="hidden lg:block">
          <ul className="-ml-3 grid">
            {PARTS.map(([id, heading]) => (
              <li key={id}>
                <a
                  href={`#${id}-heading`}
                  className="flex min-h-11 items-center rounded-sm px-3 no-underline hover:bg-paper-2"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {account.unsettled && <UnsettledPayment {...account.unsettled} />}
        <PlanSection account={account} nowMs={nowMs} />
        <ProfileSection account={account} reload={reload} />
        <WaysInSection account={account} reload={reload} />
        <DevicesSection account={account} reload={reload} />
        <ReceiptsSection account={account} reload={reload} nowMs={nowMs} />
        <RemindersSection account={account} reload={reload} />
        <DataSection account={account} nowMs={nowMs} onClosed={onClosed} />
      </div>
    </div>
  );
}

function ClosedNews({ email, eraseAt }: Closed) {
  return (
    <PageShell width="narrow">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-3xl">{closedWords.heading}</h1>
        <p>{closedWords.line(longDate(eraseAt))}</p>
        <p className="[overflow-wrap:anywhere]">{closedWords.letter(email)}</p>
        <p>
          <a href="/refund">{closedWords.refund}</a>
        </p>
        <ButtonLink variant="quiet" href="/" className="justify-self-start">
          {closedWords.home}
        </ButtonLink>
      </Card>
    </PageShell>
  );
}
