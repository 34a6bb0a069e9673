import { useState } from 'react';
import { Button, Notice } from '#ui';
import { MEMORY_COPY } from './copy.ts';

/** Deletes all that is stored, after a second press. */
export function DeleteAll({ busy, onDelete }: { busy: boolean; onDelete: () => Promise<void> }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <Button
        variant="text"
        className="-ml-3 justify-self-start text-brick! decoration-brick/50!"
        onClick={() => setSure(true)}
      >
        {MEMORY_COPY.deleteAll}
      </Button>
    );
  return (
    <Notice tone="danger" title={MEMORY_COPY.deleteAll}>
      <p>{MEMORY_COPY.deleteSure}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        <Button
          variant="quiet"
          className="min-h-11! px-4! py-2! text-sm"
          loading={busy}
          onClick={async () => {
            await onDelete();
            setSure(false);
          }}
        >
          {MEMORY_COPY.deleteGo}
        </Button>
        <Button variant="text" className="text-sm" onClick={() => setSure(false)}>
          {MEMORY_COPY.cancel}
        </Button>
      </div>
    </Notice>
  );
}
