import { Checkbox } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { letters as words } from './copy.ts';
import { Outcome } from './Outcome.tsx';
import { Section } from './Section.tsx';
import type { Account, AccountLoad } from './use-account.ts';
import { useTask } from './use-task.ts';

/** Whether letters come before and at the end of a plan. */
export function RemindersSection({ account, reload }: { account: Account; reload: AccountLoad['reload'] }) {
  const { api } = useAuth();
  const task = useTask();

  const choose = (wanted: boolean) =>
    task.run(async () => {
      await api.post('/api/account/reminders', { wanted });
      await reload();
      return wanted ? words.on : words.off;
    });

  return (
    <Section id="letters" heading={words.heading}>
      <div className="grid gap-2 pt-2.5 pb-4">
        <Checkbox
          label={words.reminders}
          hint={words.hint}
          checked={account.reminders}
          onChange={(event) => void choose(event.target.checked)}
        />
        <Outcome task={task} />
      </div>
    </Section>
  );
}
