import { useEffect, useId, useRef, useState } from 'react';
import type { Person } from '#memory';
import { describedBy, Field, inputClass } from '#ui';
import { Fold } from '../Fold.tsx';
import { PEOPLE_COPY } from './copy.ts';
import { isFault, type PeopleActions } from './use-people.ts';

/** A pause in the typing of this length, and the notes are saved. */
const REST_MS = 900;

interface NotesProps {
  person: Person;
  change: PeopleActions['change'];
}

/** Notes about a person: folded to their first line, saved by themselves. */
export function Notes({ person: { id, name, notes }, change }: NotesProps) {
  const fieldId = useId();
  const [text, setText] = useState(notes);
  const [said, setSaid] = useState<{ words: string; isFault: boolean } | null>(null);
  const stored = useRef(notes);
  const latest = useRef(text);
  latest.current = text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(async () => {});
  save.current = async () => {
    clearTimeout(timer.current);
    const now = latest.current;
    if (now === stored.current) return;
    setSaid({ words: PEOPLE_COPY.saving, isFault: false });
    const saved = await change(id, { notes: now });
    if (isFault(saved)) return setSaid({ words: saved.text, isFault: true });
    stored.current = now;
    setSaid({ words: PEOPLE_COPY.saved, isFault: false });
  };
  // What was typed last is saved also where another person is chosen at once.
  useEffect(() => () => void save.current(), []);

  const words = {
    label: PEOPLE_COPY.notesLabel(name),
    hint: PEOPLE_COPY.notesHint,
    error: said?.isFault ? said.words : undefined,
  };
  const [firstLine] = text.trim().split('\n');
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit max-w-full items-center gap-2 text-sm">
        <Fold />
        <span className="font-semibold">{firstLine ? PEOPLE_COPY.notes : PEOPLE_COPY.noNotes}</span>
        {firstLine && <span className="truncate text-ink-2 group-open:hidden">{firstLine}</span>}
      </summary>
      <div className="grid gap-1 pb-2">
        <Field id={fieldId} {...words}>
          <textarea
            id={fieldId}
            value={text}
            rows={3}
            aria-invalid={words.error ? true : undefined}
            aria-describedby={describedBy(fieldId, words)}
            onChange={(event) => {
              setText(event.target.value);
              setSaid(null);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => void save.current(), REST_MS);
            }}
            onBlur={() => void save.current()}
            className={`${inputClass} max-h-[35dvh] min-h-24 resize-none rounded-md! [field-sizing:content]`}
          />
        </Field>
        <p role="status" className="min-h-6 text-ink-2 text-sm">
          {said && !said.isFault && said.words}
        </p>
      </div>
    </details>
  );
}
