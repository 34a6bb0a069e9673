import { lazy, Suspense, useState } from 'react';
import { Button, loadInTime } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { yourData } from './copy.ts';
import { useFresh } from './fresh.ts';
import { Outcome } from './Outcome.tsx';
import { Row, Section } from './Section.tsx';
import { saveFile } from './save-file.ts';
import type { Account } from './use-account.ts';
import { useTask } from './use-task.ts';

const DeleteDialog = lazy(() => loadInTime(() => import('./DeleteDialog.tsx')));

interface DataSectionProps {
  account: Account;
  nowMs: number;
  /** The account is closed and this browser signed out of it. */
  onClosed: (eraseAt: string) => void;
}

/** A copy of everything, and the end of everything. */
export function DataSection({ account, nowMs, onClosed }: DataSectionProps) {
  const { api } = useAuth();
  const fresh = useFresh();
  const task = useTask();
  const [asking, setAsking] = useState(false);

  const download = () =>
    task.run(async () => {
      const all = await fresh(() => api.get<{ exportedAt: string }>('/api/account/export'));
      const name = `account-${all.exportedAt.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(all, null, 2), 'application/json');
      return yourData.exported;
    });

  return (
    <Section id="data" heading={yourData.heading}>
      <Row
        term={yourData.export}
        action={
          <Button variant="text" loading={task.busy} onClick={() => void download()}>
            {yourData.exportButton}
          </Button>
        }
        below={<Outcome task={task} />}
      >
        <p className="text-ink-2 text-sm">{yourData.exportLine}</p>
      </Row>
      <Row
        term={yourData.delete}
        action={
          <Button variant="text" className="text-brick!" onClick={() => setAsking(true)}>
            {yourData.deleteButton}
          </Button>
        }
      >
        <p className="text-ink-2 text-sm">{yourData.deleteLine}</p>
      </Row>
      {asking && (
        <Suspense fallback={null}>
          <DeleteDialog account={account} nowMs={nowMs} onClosed={onClosed} onKeep={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
