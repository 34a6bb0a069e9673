import { useEffect, useRef, useState } from 'react';
import type { Person } from '#memory';
import { Button } from '#ui';
import { PEOPLE_COPY } from './copy.ts';
import { UNDO_MS } from './use-people.ts';

/** Who is about to be deleted, and the way back, with the seconds that it is still open. */
export function UndoBar({ person, onUndo }: { person: Person; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const left = useSecondsLeft(UNDO_MS / 1_000);
  // What had the focus has gone with the person.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-none items-center justify-between gap-x-4 border-line border-b bg-paper-2 px-4 py-1 text-sm min-[769px]:px-8">
      {/* Heard once; what is seen counts down. */}
      <p role="status" className="sr-only">
        {PEOPLE_COPY.removing(person.name, `${UNDO_MS / 1_000} seconds`)}
      </p>
      <p aria-hidden="true" className="py-2 tabular-nums">
        {PEOPLE_COPY.removing(person.name, `${left} s`)}
      </p>
      <Button ref={button} variant="text" className="flex-none text-sm" onClick={onUndo}>
        {PEOPLE_COPY.undo}
      </Button>
    </div>
  );
}

/** Whole seconds that are left, from `seconds` down to 0. By the clock: timers of a page in the background come late. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endMs = performance.now() + seconds * 1_000;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((endMs - performance.now()) / 1_000))),
      250,
    );
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
