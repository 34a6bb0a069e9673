import { Button, TextField } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { emailFault } from '../login/login-form.ts';
import { profile, account as words } from './copy.ts';
import { EditRow } from './EditRow.tsx';
import { useFresh } from './fresh.ts';
import { Section } from './Section.tsx';
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
  return (
    <EditRow
      term={profile.name}
      change={profile.changeName}
      start={name}
      fields={(typed, type) => (
        <TextField
          label={profile.newName}
          hint={profile.nameHint}
          autoComplete="name"
          autoFocus
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
      save={async (typed) => {
        await api.post('/api/account/name', { name: typed });
        await Promise.all([reload(), recheck()]);
        return profile.nameSaved;
      }}
      button={words.save}
      task={useTask()}
    >
      <p className="break-words">{name}</p>
    </EditRow>
  );
}

function EmailRow({ account }: PartProps) {
  const { api } = useAuth();
  const fresh = useFresh();
  const { email, emailVerified } = account.user;
  const at = email.lastIndexOf('@') + 1;
  const task = useTask();

  const sendAgain = () =>
    task.run(async () => {
      await api.post('/api/auth/verify-email/send');
      return profile.sentAgain(email);
    });

  function refuse({ email: to }: { email: string }) {
    const fault = emailFault(to);
    if (!fault) return null;
    document.getElementById('new-email')?.focus();
    return { email: to, fault };
  }

  return (
    <EditRow
      term={profile.email}
      change={profile.changeEmail}
      start={{ email: '', fault: undefined as string | undefined }}
      refuse={refuse}
      fields={(typed, type) => (
        <TextField
          id="new-email"
          label={profile.newEmail}
          hint={profile.newEmailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={typed.fault}
          value={typed.email}
          onChange={(event) => type({ email: event.target.value, fault: undefined })}
        />
      )}
      save={async (typed) => {
        const to = typed.email.trim();
        await fresh(() => api.post('/api/account/email', { email: to }));
        return profile.linkSent(to);
      }}
      button={profile.sendLink}
      task={task}
    >
      {/* Parted after its @ before anywhere else. */}
      <p className="[overflow-wrap:anywhere]">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </p>
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
    </EditRow>
  );
}
