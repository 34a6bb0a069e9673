import { type FormEvent, useState } from 'react';
import { Button, Dialog, Notice, TextField } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { subscriptionStanding } from '../after-login.ts';
import { daysLeft } from './dates.ts';
import { deleting } from './dialog-copy.ts';
import { useFresh } from './fresh.ts';
import { Outcome } from './Outcome.tsx';
import type { Account } from './use-account.ts';
import { useTask } from './use-task.ts';

interface DeleteDialogProps {
  account: Account;
  nowMs: number;
  onClosed: (eraseAt: string) => void;
  onKeep: () => void;
}

/** What a deletion does, when, and what it does not; then a word to type, so that no slip of a thumb does it. */
export default function DeleteDialog({ account, nowMs, onClosed, onKeep }: DeleteDialogProps) {
  const { api } = useAuth();
  const fresh = useFresh();
  const task = useTask();
  const [typed, setTyped] = useState('');
  const [mistyped, setMistyped] = useState(false);
  const { subscription } = account;
  const running = subscriptionStanding(subscription, nowMs) === 'active';

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const wrong = typed.trim().toUpperCase() !== deleting.word;
    setMistyped(wrong);
    if (wrong) return void document.getElementById('delete-word')?.focus();
    await task.run(async () => {
      const { body } = await fresh(() => api.delete<{ eraseAt: string }>('/api/account'));
      onClosed(body.eraseAt);
      return null;
    });
  }

  return (
    <Dialog title={deleting.heading} onClose={onKeep} className="max-w-lg!">
      <ul className="grid list-disc gap-2 pl-5 text-sm sm:text-base">
        <li>{deleting.now}</li>
        <li>{deleting.soon}</li>
        <li>{deleting.stays}</li>
      </ul>
      {running && (
        <Notice role="note" className="text-sm sm:text-base">
          <p>{deleting.running(daysLeft(subscription.expiryDate ?? '', nowMs))}</p>
          <p>
            {deleting.refund}{' '}
            <a href="/terms#refunds" target="_blank" rel="noreferrer" className="whitespace-nowrap">
              {deleting.refundLink}
            </a>
          </p>
        </Notice>
      )}
      <Outcome task={task} />
      <form onSubmit={(event) => void confirm(event)} className="grid gap-4" noValidate>
        <TextField
          id="delete-word"
          label={deleting.type}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={mistyped ? deleting.mistyped : undefined}
          value={typed}
          onChange={(event) => {
            setMistyped(false);
            setTyped(event.target.value);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            loading={task.busy}
            className="bg-brick! shadow-none! hover:bg-ink! hover:text-paper! max-sm:w-full"
          >
            {deleting.confirm}
          </Button>
          <Button variant="quiet" className="max-sm:w-full" onClick={onKeep}>
            {deleting.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
