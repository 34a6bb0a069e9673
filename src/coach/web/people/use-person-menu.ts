import { useState } from 'react';
import type { Person } from '#memory';
import type { MenuItem } from '../DotsMenu.tsx';
import { PEOPLE_COPY } from './copy.ts';
import { type Fault, isFault, type PeopleActions } from './use-people.ts';

/** What can be done with one person, from whichever menu stands on the screen. */
export interface PersonMenu {
  items: readonly MenuItem[];
  /** The dialog for another name is open. */
  renaming: boolean;
  endRenaming(): void;
  /** Why the last change was not kept. */
  fault: Fault | null;
  change(what: Parameters<PeopleActions['change']>[1]): Promise<void>;
}

/** @param onBegin told before something is done that shows beside the conversation */
export function usePersonMenu(
  person: Person | null,
  actions: PeopleActions,
  { onBegin, onRemove }: { onBegin: () => void; onRemove: (person: Person) => void },
): PersonMenu | null {
  // Each belongs to the person who was written with at that moment.
  const [renaming, setRenaming] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ id: string; fault: Fault } | null>(null);
  if (!person) return null;
  const { id, archived } = person;
  const change: PersonMenu['change'] = async (what) => {
    const changed = await actions.change(id, what);
    setFailed(isFault(changed) ? { id, fault: changed } : null);
  };
  return {
    items: [
      {
        label: PEOPLE_COPY.rename,
        onSelect: () => {
          onBegin();
          setRenaming(id);
        },
      },
      {
        label: archived ? PEOPLE_COPY.unarchive : PEOPLE_COPY.archive,
        onSelect: () => {
          onBegin();
          void change({ archived: !archived });
        },
      },
      { label: PEOPLE_COPY.delete, danger: true, onSelect: () => onRemove(person) },
    ],
    renaming: renaming === id,
    endRenaming: () => setRenaming(null),
    fault: failed?.id === id ? failed.fault : null,
    change,
  };
}
