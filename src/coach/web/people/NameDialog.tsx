import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Dialog, TextField } from '#ui';
import { PEOPLE_COPY } from './copy.ts';
import type { Fault } from './use-people.ts';

interface NameDialogProps {
  title: string;
  /** Stands above the field. */
  line?: string;
  name: string;
  button: string;
  /** @returns what went wrong, or null where the dialog has done its work */
  onSave: (name: string) => Promise<Fault | null>;
  /** Where nothing is kept at all: the way to the settings. */
  settings: { label: string; onOpen: () => void };
  onClose: () => void;
  /** Stand below the field. */
  children?: ReactNode;
}

/** One field, for the name of somebody new or a better one for somebody known. */
export function NameDialog({
  title,
  line,
  name,
  button,
  onSave,
  settings,
  onClose,
  children,
}: NameDialogProps) {
  const [now, setNow] = useState(name);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const failed = await onSave(now);
    setBusy(false);
    setFault(failed);
    if (!failed) onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={field} onSubmit={save} noValidate className="grid gap-5">
        {line && <p className="text-ink-2">{line}</p>}
        <TextField
          label={PEOPLE_COPY.name}
          hint={PEOPLE_COPY.nameHint}
          error={fault?.text}
          value={now}
          autoComplete="off"
          onChange={(event) => {
            setNow(event.target.value);
            setFault(null);
          }}
        />
        {fault?.code === 'memory-off' && (
          <Button variant="text" className="-ml-3 justify-self-start" onClick={settings.onOpen}>
            {settings.label}
          </Button>
        )}
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="text" onClick={onClose}>
            {PEOPLE_COPY.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
