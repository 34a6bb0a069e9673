import { useEffect, useRef, useState } from 'react';
import type { Person } from '#memory';
import { Button, LogoMark, Notice, Spinner } from '#ui';
import { PEOPLE_COPY } from './copy.ts';
import { StoredTurnBubble } from './StoredTurnBubble.tsx';
import type { StoredTurns } from './use-stored-turns.ts';

interface StoredProps {
  person: Person;
  stored: StoredTurns;
  /** A reading or a question follows, and needs the room. */
  folded: boolean;
}

/** What was said in earlier sittings, oldest first. */
export function Stored({ person, stored, folded }: StoredProps) {
  const { name } = person;
  const [open, setOpen] = useState(false);
  const { turns, more, busy, failure } = stored;
  const count = turns?.length ?? 0;
  const shown = turns !== null && (!folded || open);
  const end = useRef<HTMLParagraphElement>(null);
  const isKnown = turns !== null;
  // The newest is what the reader goes on from.
  useEffect(() => {
    if (isKnown) end.current?.scrollIntoView({ block: 'end' });
  }, [isKnown]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
          <Button variant="text" className="-ml-3 justify-self-start" onClick={stored.load}>
            {PEOPLE_COPY.retry}
          </Button>
        </Notice>
      )}
      {turns === null && busy && <Spinner label={PEOPLE_COPY.loading} className="p-3 text-ink-2" />}
      {folded && count > 0 && (
        <Button
          variant="text"
          className="-ml-3 justify-self-start text-sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? PEOPLE_COPY.hideStored : PEOPLE_COPY.showStored(PEOPLE_COPY.messages(count, more))}
        </Button>
      )}
      {shown && more && (
        <Button variant="text" className="justify-self-center text-sm" loading={busy} onClick={stored.load}>
          {PEOPLE_COPY.earlier}
        </Button>
      )}
      {shown && count > 0 && (
        <ol aria-label={PEOPLE_COPY.turnsOf(name)} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {turns.map((turn, index) => (
            <StoredTurnBubble
              key={turn.id}
              turn={turn}
              name={turns[index - 1]?.from === turn.from ? null : turn.from === 'me' ? PEOPLE_COPY.you : name}
              onChange={(change) => stored.change(turn.id, change)}
              onRemove={() => stored.remove(turn.id)}
            />
          ))}
        </ol>
      )}
      {!folded && turns !== null && count === 0 && <NothingYet person={person} />}
      {!folded && count > 0 && (
        <p ref={end} className="pt-2 text-center text-ink-2 text-sm">
          {PEOPLE_COPY.goOn(name)}
        </p>
      )}
    </div>
  );
}

/** A person of whom nothing is kept yet: what to do first. */
function NothingYet({ person: { name, notes } }: { person: Person }) {
  return (
    <div className="grid gap-2 pt-3 min-[769px]:gap-3 min-[900px]:pt-10">
      <LogoMark className="mb-2 hidden size-10 min-[900px]:block short:hidden!" />
      {/* No heading: the person's name is that already. */}
      <p className="text-balance font-[510] font-said text-3xl leading-[1.08] tracking-[-0.02em] [font-variation-settings:'opsz'_40] [overflow-wrap:anywhere]">
        {PEOPLE_COPY.noTurns(name)}
      </p>
      <p className="max-w-xl text-ink-2 leading-normal min-[769px]:text-lg">{PEOPLE_COPY.noTurnsLine}</p>
      {notes.trim() === '' && (
        <p className="max-w-xl text-ink-2 text-sm leading-normal min-[769px]:text-base">
          {PEOPLE_COPY.noTurnsNote}
        </p>
      )}
    </div>
  );
}
