import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui';
import { account as words } from './copy.ts';
import { Outcome } from './Outcome.tsx';
import { Row } from './Section.tsx';
import type { Task } from './use-task.ts';

interface EditRowProps<Typed> {
  term: string;
  /** On the button that opens the form. */
  change: string;
  /** What the fields hold at first. */
  start: Typed;
  fields: (typed: Typed, type: (next: Typed) => void) => ReactNode;
  /** What they hold instead where they cannot be sent like this, faults and all; null where they can. */
  refuse?: (typed: Typed) => Typed | null;
  /** Resolves to what to say when it is done; then the form closes. */
  save: (typed: Typed) => Promise<string>;
  /** On the button that sends it. */
  button: string;
  task: Task;
  /** What it is now. */
  children: ReactNode;
}

/** A thing that can be changed: what it is now, and the form that opens below. */
export function EditRow<Typed>({
  term,
  change,
  start,
  fields,
  refuse,
  save,
  button,
  task,
  children,
}: EditRowProps<Typed>) {
  const [open, setOpen] = useState<{ typed: Typed } | null>(null);
  const type = (typed: Typed) => setOpen({ typed });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!open) return;
    const refused = refuse?.(open.typed) ?? null;
    if (refused !== null) return type(refused);
    if (await task.run(() => save(open.typed))) setOpen(null);
  }

  return (
    <Row
      term={term}
      action={
        !open && (
          <Button
            variant="text"
            onClick={() => {
              task.clear();
              type(start);
            }}
          >
            {change}
          </Button>
        )
      }
      below={
        <>
          <Outcome task={task} />
          {open && (
            // `post`, so that not even a browser that sends the form by itself puts what was typed into an address.
            <form method="post" onSubmit={(event) => void submit(event)} className="grid gap-4" noValidate>
              {fields(open.typed, type)}
              <div className="flex flex-wrap items-center gap-2">
                <Button type="submit" loading={task.busy}>
                  {button}
                </Button>
                <Button variant="text" onClick={() => setOpen(null)}>
                  {words.cancel}
                </Button>
              </div>
            </form>
          )}
        </>
      }
    >
      {children}
    </Row>
  );
}
