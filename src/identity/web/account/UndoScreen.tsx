import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink, Card, Notice, PageShell, useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { ApiError } from '../api-client.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { closed } from './copy.ts';
import { failureText } from './failure-text.ts';
import { undo } from './page-copy.ts';

type Stage =
  | { at: 'asking' }
  | { at: 'busy' }
  | { at: 'done'; isOpen: boolean }
  /** `isDead`: the link, so that another press changes nothing. */
  | { at: 'failed'; text: string | null; isDead: boolean };

/**
 * /account/undo, where the letter about a deletion leads: keeps the account. By a press, because programs that look at
 * mail open every link in it.
 */
export function UndoScreen() {
  const { api } = useAuth();
  const { search } = useLocation();
  const ready = useHydrated();
  const [stage, setStage] = useState<Stage>({ at: 'asking' });

  async function keep() {
    setStage({ at: 'busy' });
    try {
      const token = new URLSearchParams(search).get('token') ?? '';
      const { body } = await api.post<{ isOpen: boolean }>('/api/account/undo', { token });
      setStage({ at: 'done', isOpen: body.isOpen });
    } catch (error) {
      const isDead = error instanceof ApiError && error.code === 'invalid-undo-link';
      setStage({ at: 'failed', text: failureText(error), isDead });
    }
  }

  return (
    <PageShell width="narrow">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {stage.at === 'done' ? (
          <>
            <h1 className="text-3xl">{undo.doneHeading}</h1>
            <Notice tone="good">{stage.isOpen ? undo.doneLine : undo.stillClosedLine}</Notice>
            {stage.isOpen && <ButtonLink href="/login">{undo.signIn}</ButtonLink>}
          </>
        ) : (
          <>
            <h1 className="text-3xl">{undo.heading}</h1>
            <p>{undo.line()}</p>
            <NeedsScript />
            {stage.at === 'failed' && (
              <Notice tone="danger" title={stage.isDead ? undo.failedHeading : undefined}>
                {stage.text}
              </Notice>
            )}
            {stage.at === 'failed' && stage.isDead ? (
              <ButtonLink variant="quiet" href="/">
                {closed.home}
              </ButtonLink>
            ) : (
              <Button disabled={!ready} loading={stage.at === 'busy'} onClick={() => void keep()}>
                {undo.button}
              </Button>
            )}
          </>
        )}
      </Card>
    </PageShell>
  );
}
