import { useEffect, useRef } from 'react';
import type { Person } from '#memory';
import { Button } from '#ui';
import { PEOPLE_COPY } from './copy.ts';
import { UNDO_MS } from './use-people.ts';

/** Who is about to be deleted, and the way back. */
export function UndoBar({ person, onUndo }: { person: Person; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus has gone with the person.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-none items-center justify-between gap-x-4 border-line border-b bg-paper-2 px-4 py-1 text-sm min-[769px]:px-8">
      <p role="status" className="py-2">
        {PEOPLE_COPY.removing(person.name, UNDO_MS / 1_000)}
      </p>
      <Button ref={button} variant="text" className="flex-none text-sm" onClick={onUndo}>
        {PEOPLE_COPY.undo}
      </Button>
    </div>
  );
}
