import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink, Card, Notice, PageShell, useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { failureText } from './failure-text.ts';
import { remindersOff as words } from './page-copy.ts';

type Stage = 'asking' | 'busy' | 'done' | { failure: string | null };

/** /account/reminders, where the letters about the end of a plan lead: no more of them, by a press. */
export function RemindersOffScreen() {
  const { api } = useAuth();
  const { search } = useLocation();
  const ready = useHydrated();
  const [stage, setStage] = useState<Stage>('asking');

  async function switchOff() {
    setStage('busy');
    const token = new URLSearchParams(search).get('token') ?? '';
    try {
      await api.post(`/api/reminders/off?token=${encodeURIComponent(token)}`);
      setStage('done');
    } catch (error) {
      setStage({ failure: failureText(error) });
    }
  }

  return (
    <PageShell width="narrow">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-3xl">{stage === 'done' ? words.doneHeading : words.heading}</h1>
        {stage === 'done' ? (
          <Notice tone="good">{words.doneLine}</Notice>
        ) : (
          <>
            <p>{words.line}</p>
            <NeedsScript />
            {typeof stage === 'object' && <Notice tone="danger">{stage.failure}</Notice>}
            <Button disabled={!ready} loading={stage === 'busy'} onClick={() => void switchOff()}>
              {words.button}
            </Button>
          </>
        )}
        <ButtonLink variant="quiet" href="/account">
          {words.account}
        </ButtonLink>
      </Card>
    </PageShell>
  );
}
