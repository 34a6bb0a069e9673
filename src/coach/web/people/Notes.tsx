import { announce } from '@react-aria/live-announcer';
import { useEffect, useId, useRef, useState } from 'react';
import type { Person } from '#memory';
import { classNames, describedBy, Field, inputClass } from '#ui';
import { Fold } from '../Fold.tsx';
import { PEOPLE_COPY } from './copy.ts';
import { isFault, type PeopleActions } from './use-people.ts';

/** A pause in the typing of this length, and the notes are saved. */
const REST_MS = 900;

interface NotesButtonProps {
  notes: string;
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

/** Opens the notes; their first line stands beside it meanwhile. */
export function NotesButton({ notes, open, panelId, onToggle }: NotesButtonProps) {
  const [firstLine] = notes.trim().split('\n');
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 items-center gap-2 text-sm hover:text-ink"
    >
      <Fold />
      <span className="flex-none font-semibold">{firstLine ? PEOPLE_COPY.notes : PEOPLE_COPY.noNotes}</span>
      {firstLine && !open && <span className="truncate text-ink-2">{firstLine}</span>}
    </button>
  );
}

/** How the last change of the notes went. */
export interface NotesSaid {
  words: string;
  isFault: boolean;
}

interface NotesProps {
  id: string;
  said: NotesSaid | null;
  onSaid: (said: NotesSaid | null) => void;
  person: Person;
  open: boolean;
  change: PeopleActions['change'];
}

/** Notes about a person, saved by themselves; how that went is told above them, where it is seen when they are closed too. */
export function Notes({ id, said, onSaid, person: { id: personId, name, notes }, open, change }: NotesProps) {
  const fieldId = useId();
  const [text, setText] = useState(notes);
  const stored = useRef(notes);
  const latest = useRef(text);
  latest.current = text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(async () => {});
  save.current = async () => {
    clearTimeout(timer.current);
    const now = latest.current;
    if (now === stored.current) return;
    onSaid({ words: PEOPLE_COPY.saving, isFault: false });
    const saved = await change(personId, { notes: now });
    if (isFault(saved)) return onSaid({ words: saved.text, isFault: true });
    stored.current = now;
    onSaid({ words: PEOPLE_COPY.saved, isFault: false });
    announce(PEOPLE_COPY.notesSaved(name), 'polite');
  };
  // What was typed last is saved also where another person is chosen at once.
  useEffect(() => () => void save.current(), []);

  const words = {
    label: PEOPLE_COPY.notesLabel(name),
    hint: PEOPLE_COPY.notesHint,
    error: said?.isFault ? said.words : undefined,
  };
  return (
    <div id={id} className={classNames('gap-1 pb-2', open ? 'grid' : 'hidden')}>
      <Field id={fieldId} {...words}>
        <textarea
          id={fieldId}
          dir="auto"
          value={text}
          rows={3}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(fieldId, words)}
          onChange={(event) => {
            setText(event.target.value);
            onSaid(null);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => void save.current(), REST_MS);
          }}
          onBlur={() => void save.current()}
          className={`${inputClass} max-h-[35dvh] min-h-24 resize-none rounded-md! [field-sizing:content]`}
        />
      </Field>
    </div>
  );
}
