import { startTransition, useEffect, useState } from 'react';
import type { Person } from '#memory';
import { Button, classNames, Notice, Spinner } from '#ui';
import { CYRANO_COPY } from '../copy.ts';
import { Fold } from '../Fold.tsx';
import { Sign } from '../Sign.tsx';
import { Avatar } from './Avatar.tsx';
import { PEOPLE_COPY } from './copy.ts';
import { daysAgo, type PeopleState, peopleListed } from './people-state.ts';

/** From so many on a search is worth its room. */
const SEARCH_FROM = 6;
/** More than fit on any screen: these are drawn at once, the others right after, so that a long list opens as fast as a short one. */
const DRAWN_FIRST = 30;

interface PeopleListProps {
  state: PeopleState;
  chosen: string | null;
  /** Whether the heading stands above it already. */
  headed: boolean;
  onChoose: (id: string | null) => void;
  onNew: () => void;
  onRetry: () => void;
}

/** Whom the reader writes with; above them the way to use Cyrano without anybody. */
export function PeopleList({ state, chosen, headed, onChoose, onNew, onRetry }: PeopleListProps) {
  const [typed, setTyped] = useState('');
  const [archived, setArchived] = useState(false);
  const many = (state.people?.length ?? 0) >= SEARCH_FROM;
  const query = many ? typed : '';
  const shown = peopleListed(state, { query, archived });
  const put = peopleListed(state, { query: '', archived: true }).length;
  const [drawn, setDrawn] = useState(DRAWN_FIRST);
  useEffect(() => startTransition(() => setDrawn(Number.POSITIVE_INFINITY)), []);
  const searching = query.trim() !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        {!headed && (
          <h2 className="px-2 font-done font-semibold text-ink-2 text-sm tracking-normal">
            {CYRANO_COPY.people}
          </h2>
        )}
        <Button
          variant="quiet"
          className={classNames('min-h-11! px-4! py-2! text-sm', headed && 'w-full')}
          onClick={onNew}
        >
          <Sign d="M10 4v12M4 10h12" width={2} className="size-4" />
          {PEOPLE_COPY.newPerson}
        </Button>
      </div>
      {state.failure && (
        <Notice tone="danger">
          <p>{state.failure}</p>
          <Button variant="text" className="-ml-3 justify-self-start" onClick={onRetry}>
            {PEOPLE_COPY.retry}
          </Button>
        </Notice>
      )}
      {many && (
        <input
          type="search"
          aria-label={PEOPLE_COPY.search}
          placeholder={PEOPLE_COPY.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 w-full rounded-pill bg-card px-4 text-base ring-1 ring-edge ring-inset placeholder:text-ink-2 hover:ring-ink"
        />
      )}
      <ul aria-label={CYRANO_COPY.people} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        <li className={searching ? 'hidden' : undefined}>
          <button
            type="button"
            aria-current={chosen === null ? 'true' : undefined}
            onClick={() => onChoose(null)}
            className={rowClass}
          >
            <span
              aria-hidden="true"
              className="grid size-10 flex-none place-items-center rounded-pill bg-card font-said text-2xl text-ember ring-1 ring-line ring-inset"
            >
              <span className="translate-y-1.5">“</span>
            </span>
            <span className="min-w-0">
              <span className="block font-semibold leading-snug">{CYRANO_COPY.justThis}</span>
              <span className="block text-ink-2 text-sm leading-snug">{PEOPLE_COPY.justThisLine}</span>
            </span>
          </button>
        </li>
        {shown.slice(0, drawn).map((person) => (
          <li key={person.id} className="[content-visibility:auto] [contain-intrinsic-size:auto_60px]">
            <PersonRow person={person} isChosen={person.id === chosen} onChoose={() => onChoose(person.id)} />
          </li>
        ))}
      </ul>
      {state.people === null && !state.failure && (
        <Spinner label={PEOPLE_COPY.loading} className="p-3 text-ink-2" />
      )}
      {state.people !== null && shown.length === 0 && (
        <p role="status" className="px-2 text-ink-2 text-sm leading-normal">
          {searching
            ? PEOPLE_COPY.noneFound(query.trim())
            : archived
              ? PEOPLE_COPY.noneArchived
              : PEOPLE_COPY.none}
        </p>
      )}
      {!searching && (put > 0 || archived) && (
        <button
          type="button"
          aria-expanded={archived}
          onClick={() => setArchived(!archived)}
          className="flex min-h-11 w-fit items-center gap-1.5 px-2 text-ink-2 text-sm hover:text-ink"
        >
          <Fold />
          {archived ? PEOPLE_COPY.unarchived : PEOPLE_COPY.archived(put)}
        </button>
      )}
    </div>
  );
}

const rowClass =
  'flex min-h-15 w-full items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-ink/5 aria-[current]:bg-blush';

function PersonRow({
  person,
  isChosen,
  onChoose,
}: {
  person: Person;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { id, name, stage, lastTurnAt, archived } = person;
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={rowClass}
    >
      <Avatar id={id} name={name} />
      <span className="min-w-0">
        <span className="block truncate font-semibold leading-snug">{name}</span>
        <span className="block truncate text-ink-2 text-sm leading-snug in-aria-[current]:text-ink">
          {archived && `${PEOPLE_COPY.inArchive} · `}
          {PEOPLE_COPY.stages[stage]}
          {lastTurnAt && ` · ${daysAgo(lastTurnAt, Date.now())}`}
        </span>
      </span>
    </button>
  );
}
