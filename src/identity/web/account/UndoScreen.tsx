import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink, Card, Notice, PageShell, useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { undo } from './copy.ts';
import { failureText } from './failure-text.ts';

type Stage = { at: 'asking' } | { at: 'busy' } | { at: 'done' } | { at: 'failed'; text: string | null };

/**
 * /account/undo, where the letter about a deletion leads: brings the account back. By a press, because programs that
 * look at mail open every link in it.
 */
export function UndoScreen() {
  const { api } = useAuth();
  const { search } = useLocation();
  const ready = useHydrated();
  const [stage, setStage] = useState<Stage>({ at: 'asking' });

  async function keep() {
    setStage({ at: 'busy' });
    try {
      await api.post('/api/account/undo', { token: new URLSearchParams(search).get('token') ?? '' });
      setStage({ at: 'done' });
    } catch (error) {
      setStage({ at: 'failed', text: failureText(error) });
    }
  }

  return (
    <PageShell width="narrow">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {stage.at === 'done' ? (
          <>
            <h1 className="text-3xl">{undo.doneHeading}</h1>
            <Notice tone="good">{undo.doneLine}</Notice>
            <ButtonLink href="/login">{undo.signIn}</ButtonLink>
          </>
        ) : (
          <>
            <h1 className="text-3xl">{undo.heading}</h1>
            <p>{undo.line()}</p>
            <NeedsScript />
            {stage.at === 'failed' && (
              <Notice tone="danger" title={undo.failedHeading}>
                {stage.text}
              </Notice>
            )}
            <Button disabled={!ready} loading={stage.at === 'busy'} onClick={() => void keep()}>
              {undo.button}
            </Button>
          </>
        )}
      </Card>
    </PageShell>
  );
}
