import { type FormEvent, useState } from 'react';
import { Button, TextField } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { profile, account as words } from './copy.ts';
import { useFresh } from './fresh.ts';
import { Outcome } from './Outcome.tsx';
import { Row, Section } from './Section.tsx';
import type { Account, AccountLoad } from './use-account.ts';
import { useTask } from './use-task.ts';

interface PartProps {
  account: Account;
  reload: AccountLoad['reload'];
}

/** What one is called, and where letters go. */
export function ProfileSection(part: PartProps) {
  return (
    <Section id="profile" heading={profile.heading}>
      <NameRow {...part} />
      <EmailRow {...part} />
    </Section>
  );
}

function NameRow({ account, reload }: PartProps) {
  const { api, recheck } = useAuth();
  const { name } = account.user;
  const [typed, setTyped] = useState<string | null>(null);
  const task = useTask();

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await task.run(async () => {
      await api.post('/api/account/name', { name: typed ?? '' });
      await Promise.all([reload(), recheck()]);
      return profile.nameSaved;
    });
    if (saved) setTyped(null);
  }

  return (
    <Row
      term={profile.name}
      action={
        typed === null && (
          <Button
            variant="text"
            onClick={() => {
              task.clear();
              setTyped(name);
            }}
          >
            {profile.changeName}
          </Button>
        )
      }
      below={
        <>
          <Outcome task={task} />
          {typed !== null && (
            <form onSubmit={(event) => void save(event)} className="grid gap-4" noValidate>
              <TextField
                label={profile.name}
                hint={profile.nameHint}
                autoComplete="name"
                autoFocus
                maxLength={100}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <FormButtons label={words.save} busy={task.busy} onCancel={() => setTyped(null)} />
            </form>
          )}
        </>
      }
    >
      <p className="break-words">{name}</p>
    </Row>
  );
}

function EmailRow({ account }: PartProps) {
  const { api } = useAuth();
  const fresh = useFresh();
  const { email, emailVerified } = account.user;
  const [typed, setTyped] = useState<string | null>(null);
  const task = useTask();

  const sendAgain = () =>
    task.run(async () => {
      await api.post('/api/auth/verify-email/send');
      return profile.sentAgain(email);
    });

  async function send(event: FormEvent) {
    event.preventDefault();
    const to = (typed ?? '').trim();
    const sent = await task.run(async () => {
      await fresh(() => api.post('/api/account/email', { email: to }));
      return profile.linkSent(to);
    });
    if (sent) setTyped(null);
  }

  return (
    <Row
      term={profile.email}
      action={
        typed === null && (
          <Button
            variant="text"
            onClick={() => {
              task.clear();
              setTyped('');
            }}
          >
            {profile.changeEmail}
          </Button>
        )
      }
      below={
        <>
          <Outcome task={task} />
          {typed !== null && (
            <form onSubmit={(event) => void send(event)} className="grid gap-4" noValidate>
              <TextField
                label={profile.newEmail}
                hint={profile.newEmailHint}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <FormButtons label={profile.sendLink} busy={task.busy} onCancel={() => setTyped(null)} />
            </form>
          )}
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">{email}</p>
      <p className="text-ink-2 text-sm">{emailVerified ? profile.confirmed : profile.notConfirmed}</p>
      {!emailVerified && (
        <Button
          variant="text"
          className="-ml-3 text-sm"
          disabled={task.busy}
          onClick={() => void sendAgain()}
        >
          {profile.sendAgain}
        </Button>
      )}
    </Row>
  );
}

/** What ends a form that opened in a row. */
export function FormButtons({
  label,
  busy,
  onCancel,
}: {
  label: string;
  busy: boolean;
  onCancel: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button type="submit" loading={busy}>
        {label}
      </Button>
      <Button variant="text" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
