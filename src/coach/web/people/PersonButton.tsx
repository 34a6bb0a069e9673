import type { Person } from '#memory';
import { CYRANO_COPY } from '../copy.ts';
import { Fold } from '../Fold.tsx';
import { Avatar } from './Avatar.tsx';

/** Who is written with, and the way to somebody else. */
export function PersonButton({ person, onOpen }: { person: Person | null; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-pill px-2 font-semibold text-sm hover:bg-ink/6"
    >
      {person ? (
        <Avatar id={person.id} name={person.name} className="size-8!" />
      ) : (
        <svg viewBox="0 0 20 20" className="size-5 flex-none text-ink-2" fill="none" aria-hidden="true">
          <circle cx="10" cy="6.500" r="3" stroke="currentColor" strokeWidth="1.6" />
          <path d="M4 17c.5-3.500 2.800-5 6-5s5.500 1.500 6 5" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      )}
      <span className="sr-only">{CYRANO_COPY.people}: </span>
      <span className="truncate">{person?.name ?? CYRANO_COPY.justThis}</span>
      <Fold />
    </button>
  );
}
