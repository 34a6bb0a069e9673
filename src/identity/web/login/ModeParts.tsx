import { Button, Notice } from '#ui';
import { buttons } from '../copy.ts';
import type { Said } from './login-form.ts';

/** What every mode of /login is given. */
export interface ModeProps {
  email: string;
  onEmail: (email: string) => void;
  /** Back to the password. */
  onSignIn: () => void;
}

/** What went wrong, above the form; the second sentence apart from the catalogue's own. */
export function Failure({ said }: { said: Said | null }) {
  if (!said) return null;
  return (
    <Notice tone="danger">
      <p>{said.text}</p>
      {said.more && <p>{said.more}</p>}
    </Notice>
  );
}

/** The way back, which is the contract's one button `Sign In`. */
export function BackToSignIn({ question, onSignIn }: { question: string; onSignIn: () => void }) {
  return (
    <p className="flex flex-wrap items-baseline justify-center text-ink-2">
      {question}{' '}
      <Button variant="text" onClick={onSignIn}>
        {buttons.signIn}
      </Button>
    </p>
  );
}
