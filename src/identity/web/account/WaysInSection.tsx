import { type FormEvent, useState } from 'react';
import { Button, isGoogleOffered, PasswordField } from '#ui';
import { loginMessage, PASSWORD_MIN_LENGTH, refusePassword } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { passwordHint } from '../copy.ts';
import { waysIn, account as words } from './copy.ts';
import { useFresh } from './fresh.ts';
import { Outcome } from './Outcome.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { FormButtons } from './ProfileSection.tsx';
import { Row, Section } from './Section.tsx';
import type { Account, AccountLoad } from './use-account.ts';
import { useTask } from './use-task.ts';

interface PartProps {
  account: Account;
  reload: AccountLoad['reload'];
}

/** The ways into this account: password, Google, passkeys. */
export function WaysInSection(part: PartProps) {
  const { methods } = part.account;
  return (
    <Section id="ways-in" heading={waysIn.heading}>
      <PasswordRow {...part} />
      {(methods.google || isGoogleOffered()) && (
        <Row term={waysIn.google}>
          <p className="text-ink-2 text-sm">{methods.google ? waysIn.linked : waysIn.notLinked}</p>
        </Row>
      )}
      <PasskeyRow {...part} />
    </Section>
  );
}

function PasswordRow({ account, reload }: PartProps) {
  const { api } = useAuth();
  const fresh = useFresh();
  const has = account.methods.password;
  const { email } = account.user;
  const [typed, setTyped] = useState<{ current: string; next: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const task = useTask();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!typed) return;
    const refused = refusePassword(typed.next, email);
    setFault(refused && loginMessage(refused));
    if (refused) return void document.getElementById('new-password')?.focus();
    const saved = await task.run(async () => {
      const body = { password: typed.next, ...(has ? { current: typed.current } : {}) };
      await fresh(() => api.post('/api/account/password', body));
      await reload();
      return has ? waysIn.changed : waysIn.set;
    });
    if (saved) setTyped(null);
  }

  return (
    <Row
      term={waysIn.password}
      action={
        !typed && (
          <Button
            variant="text"
            onClick={() => {
              task.clear();
              setFault(null);
              setTyped({ current: '', next: '' });
            }}
          >
            {has ? waysIn.changePassword : waysIn.setPassword}
          </Button>
        )
      }
      below={
        <>
          <Outcome task={task} />
          {typed && (
            <form method="post" onSubmit={(event) => void save(event)} className="grid gap-4" noValidate>
              {/* So that a password manager knows whose password it is. */}
              <input
                type="email"
                name="email"
                autoComplete="username"
                defaultValue={email}
                readOnly
                hidden
                aria-hidden="true"
                tabIndex={-1}
              />
              {has && (
                <PasswordField
                  label={waysIn.current}
                  name="current"
                  autoComplete="current-password"
                  autoFocus
                  hint={waysIn.forgotten}
                  value={typed.current}
                  onChange={(event) => setTyped({ ...typed, current: event.target.value })}
                />
              )}
              <PasswordField
                id="new-password"
                label={waysIn.next}
                name="password"
                autoComplete="new-password"
                autoFocus={!has}
                hint={passwordHint(PASSWORD_MIN_LENGTH)}
                error={fault ?? undefined}
                value={typed.next}
                onChange={(event) => {
                  setFault(null);
                  setTyped({ ...typed, next: event.target.value });
                }}
              />
              <FormButtons label={words.save} busy={task.busy} onCancel={() => setTyped(null)} />
            </form>
          )}
        </>
      }
    >
      <p className="text-ink-2 text-sm">{has ? waysIn.hasPassword : waysIn.noPassword}</p>
    </Row>
  );
}
