import { isGoogleOffered, PasswordField } from '#ui';
import { loginMessage, PASSWORD_MIN_LENGTH, refusePassword } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { passwordHint } from '../copy.ts';
import { waysIn, account as words } from './copy.ts';
import { EditRow } from './EditRow.tsx';
import { useFresh } from './fresh.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
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

const EMPTY = { current: '', next: '', fault: null as string | null };

function PasswordRow({ account, reload }: PartProps) {
  const { api } = useAuth();
  const fresh = useFresh();
  const has = account.methods.password;
  const { email } = account.user;

  function refuse(typed: typeof EMPTY) {
    const refused = refusePassword(typed.next, email);
    if (!refused) return null;
    document.getElementById('new-password')?.focus();
    return { ...typed, fault: loginMessage(refused) };
  }

  return (
    <EditRow
      term={waysIn.password}
      change={has ? waysIn.changePassword : waysIn.setPassword}
      start={EMPTY}
      refuse={refuse}
      fields={(typed, type) => (
        <>
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
              onChange={(event) => type({ ...typed, current: event.target.value })}
            />
          )}
          <PasswordField
            id="new-password"
            label={waysIn.next}
            name="password"
            autoComplete="new-password"
            autoFocus={!has}
            hint={passwordHint(PASSWORD_MIN_LENGTH)}
            error={typed.fault ?? undefined}
            value={typed.next}
            onChange={(event) => type({ ...typed, next: event.target.value, fault: null })}
          />
        </>
      )}
      save={async ({ current, next }) => {
        const body = { password: next, ...(has ? { current } : {}) };
        await fresh(() => api.post('/api/account/password', body));
        await reload();
        return has ? waysIn.changed : waysIn.set;
      }}
      button={words.save}
      task={useTask()}
    >
      <p className="text-ink-2 text-sm">{has ? waysIn.hasPassword : waysIn.noPassword}</p>
    </EditRow>
  );
}
