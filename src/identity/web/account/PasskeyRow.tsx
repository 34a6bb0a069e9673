import { Button, loadInTime } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { waysIn } from './copy.ts';
import { shortDate } from './dates.ts';
import { useFresh } from './fresh.ts';
import { Outcome } from './Outcome.tsx';
import { Row } from './Section.tsx';
import type { Account, AccountLoad } from './use-account.ts';
import { useTask } from './use-task.ts';

/** Its library comes with the press of a button. */
const load = () => loadInTime(() => import('../passkeys.ts'));

/** The devices that sign in without a password; another one, or one less. */
export function PasskeyRow({ account, reload }: { account: Account; reload: AccountLoad['reload'] }) {
  const { api } = useAuth();
  const fresh = useFresh();
  const task = useTask();
  const { passkeys } = account.methods;
  const offered = typeof PublicKeyCredential === 'function';
  if (!offered && passkeys.length === 0) return null;

  const add = () =>
    task.run(async () => {
      const { addPasskey } = await load();
      const how = await fresh(() => addPasskey(api));
      await reload();
      return { added: waysIn.passkeyAdded, 'already-there': waysIn.passkeyThere, cancelled: null }[how];
    });
  const remove = (id: string) =>
    task.run(async () => {
      const { removePasskey } = await load();
      await fresh(() => removePasskey(api, id));
      await reload();
      return waysIn.passkeyRemoved;
    });

  return (
    <Row
      term={waysIn.passkeys}
      action={
        offered && (
          <Button variant="text" disabled={task.busy} onClick={() => void add()}>
            {waysIn.addPasskey}
          </Button>
        )
      }
      below={
        <>
          {passkeys.length > 0 && (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {passkeys.map(({ id, name, createdAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                  <span className="min-w-0 break-words">
                    {name}
                    {createdAt && (
                      <span className="text-ink-2 text-sm"> · {waysIn.added(shortDate(createdAt))}</span>
                    )}
                  </span>
                  <Button
                    variant="text"
                    className="-mr-3"
                    aria-label={waysIn.removeNamed(name)}
                    disabled={task.busy}
                    onClick={() => void remove(id)}
                  >
                    {waysIn.removePasskey}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Outcome task={task} />
        </>
      }
    >
      <p className="text-ink-2 text-sm">{waysIn.passkeysLine}</p>
    </Row>
  );
}
