import { Button, Chip } from '#ui';
import type { WireSession } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { devices } from './copy.ts';
import { shortDate } from './dates.ts';
import { Outcome } from './Outcome.tsx';
import { Row, Section } from './Section.tsx';
import type { Account, AccountLoad } from './use-account.ts';
import { useTask } from './use-task.ts';

/** Where one is signed in, and the way to end it. */
export function DevicesSection({ account, reload }: { account: Account; reload: AccountLoad['reload'] }) {
  const { api, signOut } = useAuth();
  const task = useTask();

  const end = ({ id, device }: WireSession) =>
    task.run(async () => {
      await api.post('/api/account/sessions/end', { id });
      await reload();
      return devices.ended(device);
    });
  const endAll = () =>
    task.run(async () => {
      await api.post('/api/account/sessions/end-all');
      // Here too, in every tab, with all that the browser keeps.
      await signOut();
      return null;
    });

  return (
    <Section id="devices" heading={devices.heading} line={devices.line}>
      {account.sessions.map((session) => (
        <Row
          key={session.id}
          beside
          action={
            !session.current && (
              <Button
                variant="text"
                aria-label={devices.endNamed(session.device, shortDate(session.lastSeenAt))}
                disabled={task.busy}
                onClick={() => void end(session)}
              >
                {devices.end}
              </Button>
            )
          }
        >
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {session.device}
            {session.current && <Chip tone="sage">{devices.thisOne}</Chip>}
          </p>
          <p className="text-ink-2 text-sm">
            {devices.seen(shortDate(session.lastSeenAt))}, {devices.signedIn(shortDate(session.createdAt))}
          </p>
        </Row>
      ))}
      <Row
        action={
          <Button variant="text" loading={task.busy} onClick={() => void endAll()}>
            {devices.everywhere}
          </Button>
        }
        below={<Outcome task={task} />}
      >
        <p className="text-ink-2 text-sm">{devices.everywhereLine}</p>
      </Row>
    </Section>
  );
}
