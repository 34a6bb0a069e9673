import { Button, Notice } from '#ui';
import { CYRANO_COPY } from '../copy.ts';

/** What went wrong with the last question, and a way to ask it again. */
export function Trouble({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  if (failure === null) return null;
  return (
    <Notice tone="danger">
      <p>{failure}</p>
      <Button variant="text" className="-ml-3 justify-self-start" onClick={onRetry}>
        {CYRANO_COPY.retry}
      </Button>
    </Notice>
  );
}
