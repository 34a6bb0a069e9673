import { useEffect, useId, useState } from 'react';
import type { Person } from '#memory';
import { Button, classNames, Notice, Select } from '#ui';
import { DotsMenu } from '../DotsMenu.tsx';
import type { RepliesState } from '../replies/replies-state.ts';
import { Sign } from '../Sign.tsx';
import { Avatar } from './Avatar.tsx';
import { PEOPLE_COPY } from './copy.ts';
import { NameDialog } from './NameDialog.tsx';
import { Notes, NotesButton, type NotesSaid } from './Notes.tsx';
import { Stored } from './Stored.tsx';
import { isFault, type PeopleActions } from './use-people.ts';
import type { PersonMenu } from './use-person-menu.ts';
import { useSitting } from './use-sitting.ts';
import { useStoredTurns } from './use-stored-turns.ts';

export interface PersonBoxParts {
  person: Person;
  actions: PeopleActions;
  /** The conversation on the screen, which is kept. */
  conversation: RepliesState;
  menu: PersonMenu;
  /** The menu stands above the tabs already. */
  menuAbove: boolean;
  settings: { label: string; onOpen: () => void };
}

const STAGES = Object.keys(PEOPLE_COPY.stages) as Person['stage'][];

/** Who is written with: name, stage, notes, what was said before, and what can be done with all of it. */
export default function PersonBox({
  person,
  actions,
  conversation,
  menu,
  menuAbove,
  settings,
}: PersonBoxParts) {
  const id = useId();
  const { fault, change } = menu;
  const { turns, answer, phase } = conversation;
  const stored = useStoredTurns(actions, person.id, turns.length);
  const sitting = useSitting(actions, person.id, conversation, stored.turns);
  const { name, stage, archived } = person;
  const asking = phase === 'thinking';
  // A reading or a question follows, and needs the room.
  const answered = answer !== null || asking;
  const [notesOpen, setNotesOpen] = useState(false);
  const [notesSaid, setNotesSaid] = useState<NotesSaid | null>(null);
  const notSaved = notesSaid?.isFault === true;
  // What is wrong with them stands beside their words.
  useEffect(() => {
    if (notSaved) setNotesOpen(true);
  }, [notSaved]);
  useEffect(() => {
    if (asking) setNotesOpen(false);
  }, [asking]);

  return (
    <section
      aria-label={name}
      className={classNames(
        'mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-1',
        answered ? 'mb-3' : 'mb-4 max-w-3xl',
      )}
    >
      <div className="flex items-center gap-3">
        {/* Where the list has no room of its own, the name stands above the tabs. */}
        <Avatar id={person.id} name={name} className="max-[1099.98px]:hidden" />
        <h2 className="max-w-[40%] flex-none truncate text-xl max-[1099.98px]:sr-only">{name}</h2>
        <NotesButton
          notes={person.notes}
          open={notesOpen}
          panelId={`${id}-notes`}
          onToggle={() => setNotesOpen(!notesOpen)}
        />
        {notesSaid && !notesSaid.isFault && (
          // Heard by `announce`, which also speaks where this row has been closed.
          <span className="flex flex-none items-center gap-1 text-sage text-sm">
            {notesSaid.words === PEOPLE_COPY.saved && <Tick />}
            {notesSaid.words}
          </span>
        )}
        <span className="flex-1" />
        <label htmlFor={`${id}-stage`} className="sr-only">
          {PEOPLE_COPY.stage}
        </label>
        {/* A stage cut short cannot be told; a note can. */}
        <span className="flex-none">
          <Select
            id={`${id}-stage`}
            value={stage}
            onChange={({ target }) => {
              const now = STAGES.find((each) => each === target.value);
              if (now) void change({ stage: now });
            }}
            className="min-h-11 rounded-pill bg-paper pl-4 text-sm ring-1 ring-edge ring-inset hover:ring-ink"
          >
            {STAGES.map((each) => (
              <option key={each} value={each}>
                {PEOPLE_COPY.stages[each]}
              </option>
            ))}
          </Select>
        </span>
        {!menuAbove && <DotsMenu label={PEOPLE_COPY.more(name)} className="-ml-2" items={menu.items} />}
      </div>
      {fault && (
        <Notice tone="danger">
          <p>{fault.text}</p>
        </Notice>
      )}
      {archived && (
        <p className="flex flex-wrap items-center gap-x-1 text-ink-2 text-sm">
          {PEOPLE_COPY.isArchived}
          <Button variant="text" className="text-sm" onClick={() => void change({ archived: false })}>
            {PEOPLE_COPY.bringBack}
          </Button>
        </p>
      )}
      <Notes
        id={`${id}-notes`}
        said={notesSaid}
        onSaid={setNotesSaid}
        person={person}
        open={notesOpen}
        change={actions.change}
      />
      {sitting.failure && (
        <Notice tone="danger" title={PEOPLE_COPY.notKept}>
          <p>{sitting.failure}</p>
          <Button variant="text" className="-ml-3 justify-self-start" onClick={sitting.retry}>
            {PEOPLE_COPY.retry}
          </Button>
        </Notice>
      )}
      <Stored
        person={person}
        stored={{ ...stored, turns: sitting.earlier }}
        folded={turns.length > 0 || answered}
      />
      {menu.renaming && (
        <NameDialog
          title={PEOPLE_COPY.renameOf(name)}
          name={name}
          button={PEOPLE_COPY.save}
          onSave={async (now) => {
            // The dialog says itself what is wrong.
            const renamed = await actions.change(person.id, { name: now });
            return isFault(renamed) ? renamed : null;
          }}
          settings={settings}
          onClose={menu.endRenaming}
        />
      )}
    </section>
  );
}

function Tick() {
  return <Sign d="m4.500 10.500 3.500 3.500 7.500-8" width={1.8} className="size-4" />;
}
