import { useEffect } from 'react';
import { Avatar } from './Avatar.tsx';
import { PEOPLE_COPY } from './copy.ts';
import { NameDialog } from './NameDialog.tsx';
import type { LooseScreen } from './PeopleSide.tsx';
import { type PeopleState, peopleListed } from './people-state.ts';
import { isFault, type PeopleActions } from './use-people.ts';

interface KeepWithParts {
  state: PeopleState;
  actions: PeopleActions;
  loose: LooseScreen;
  settings: { label: string; onOpen: () => void };
  onClose: () => void;
}

/** Whose the conversation on the screen is: somebody new, or somebody who is known. */
export default function KeepWith({ state, actions, loose, settings, onClose }: KeepWithParts) {
  useEffect(() => actions.load(), [actions]);
  const known = peopleListed(state, { query: '', archived: false });
  return (
    <NameDialog
      title={PEOPLE_COPY.keepWith}
      line={PEOPLE_COPY.keepWithLine}
      name=""
      button={PEOPLE_COPY.keep}
      onSave={async (name) => {
        const added = await actions.add({ name });
        if (isFault(added)) return added;
        loose.moveTo(added.id);
        return null;
      }}
      settings={settings}
      onClose={onClose}
    >
      {known.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p id="keep-known" className="font-semibold text-sm">
            {PEOPLE_COPY.keepKnown}
          </p>
          <ul
            aria-labelledby="keep-known"
            className="grid max-h-[30dvh] grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto"
          >
            {known.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    loose.moveTo(id);
                    onClose();
                  }}
                  className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 py-1 text-left font-semibold hover:bg-ink/5"
                >
                  <Avatar id={id} name={name} className="size-8!" />
                  <span className="truncate">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </NameDialog>
  );
}
