import { useId, useState } from 'react';
import type { KeepDays } from '#memory';
import { Button, Notice, Spinner } from '#ui';
import { llmHost } from '../llm-host.ts';
import type { OfflineReading } from '../offline-reading.ts';
import type { PeopleActions } from '../people/use-people.ts';
import { Choice } from './Choice.tsx';
import { MEMORY_COPY } from './copy.ts';
import { DeleteAll } from './DeleteAll.tsx';
import { OfflineSwitch } from './OfflineSwitch.tsx';
import { isShorter } from './shorter.ts';
import { useMemory } from './use-memory.ts';
import { Writer } from './Writer.tsx';

export interface MemorySettingsParts {
  actions: PeopleActions;
  /** Absent where this browser cannot keep anything for reading without a network. */
  offline?: OfflineReading | undefined;
  onClose: () => void;
  /** Who writes has changed. */
  onChanged: () => void;
  /** Everything that was stored is gone. */
  onDeleted: () => void;
}

const CHOICES = [0, 7, 30, null] as const satisfies readonly KeepDays[];

/** How long Cyrano remembers, who reads it, and how it is deleted. */
export default function MemorySettings({
  actions,
  offline,
  onClose,
  onChanged,
  onDeleted,
}: MemorySettingsParts) {
  const group = useId();
  const host = llmHost();
  const [{ settings, busy, failure, said }, steps] = useMemory(actions);
  const [asked, setAsked] = useState<KeepDays | undefined>(undefined);

  async function keep(keepDays: KeepDays) {
    setAsked(undefined);
    const changed = await steps.change({ keepDays });
    if (changed && keepDays === 0) onDeleted();
    // What is too old is gone now.
    else if (changed) actions.load();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-2">{MEMORY_COPY.lead}</p>
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
          {!settings && (
            <Button variant="text" className="-ml-3 justify-self-start" onClick={steps.load}>
              {MEMORY_COPY.retry}
            </Button>
          )}
        </Notice>
      )}
      {!settings && busy && <Spinner label={MEMORY_COPY.loading} className="text-ink-2" />}
      {settings && (
        <>
          <fieldset className="grid gap-2" aria-busy={busy}>
            <legend className="mb-2 font-semibold">{MEMORY_COPY.keepFor}</legend>
            {CHOICES.map((days) => {
              const { name, means } = MEMORY_COPY.keep[`${days}`];
              return (
                <Choice
                  key={name}
                  group={`${group}-keep`}
                  name={name}
                  means={means}
                  checked={(asked === undefined ? settings.keepDays : asked) === days}
                  onChoose={() => {
                    if (isShorter(settings.keepDays, days)) setAsked(days);
                    else if (days === settings.keepDays) setAsked(undefined);
                    else void keep(days);
                  }}
                >
                  {asked === days && (
                    <div role="alert" className="grid gap-2">
                      <p className="text-brick text-sm">
                        {days ? MEMORY_COPY.shorter(days) : MEMORY_COPY.shorterNothing}
                      </p>
                      <div className="flex flex-wrap gap-2">
                        <Button
                          variant="quiet"
                          className="min-h-11! px-4! py-2! text-sm"
                          onClick={() => void keep(days)}
                        >
                          {MEMORY_COPY.shorterGo}
                        </Button>
                        <Button variant="text" className="text-sm" onClick={() => setAsked(undefined)}>
                          {MEMORY_COPY.cancel}
                        </Button>
                      </div>
                    </div>
                  )}
                </Choice>
              );
            })}
          </fieldset>
          {host && (
            <Writer
              group={`${group}-writer`}
              host={host}
              settings={settings}
              onChange={async (body) => {
                if (await steps.change(body)) onChanged();
              }}
            />
          )}
          {offline && <OfflineSwitch offline={offline} />}
          <div className="grid gap-2">
            <h3 className="font-done font-semibold text-base tracking-normal">{MEMORY_COPY.kept}</h3>
            <ul className="grid list-disc gap-1 pl-5 text-ink-2 text-sm leading-normal">
              {MEMORY_COPY.keptLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <DeleteAll
            busy={busy}
            onDelete={async () => {
              if (await steps.deleteAll()) onDeleted();
            }}
          />
        </>
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex items-center justify-end gap-3 border-line border-t bg-card px-6 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <p role="status" className="mr-auto text-sage text-sm">
          {said}
        </p>
        <Button className="min-h-11! px-6! py-2!" onClick={onClose}>
          {MEMORY_COPY.done}
        </Button>
      </div>
    </div>
  );
}
