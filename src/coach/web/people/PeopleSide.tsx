import { useEffect, useState } from 'react';
import { PEOPLE_COPY } from './copy.ts';
import { NameDialog } from './NameDialog.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { PeopleState } from './people-state.ts';
import { isFault, type PeopleActions } from './use-people.ts';

export interface PeopleSideParts {
  state: PeopleState;
  actions: PeopleActions;
  chosen: string | null;
  /** Whether the heading stands above it already. */
  headed: boolean;
  onChoose: (id: string | null) => void;
  settings: { label: string; onOpen: () => void };
}

/** The list of people, and how somebody new comes into it. */
export default function PeopleSide({ state, actions, chosen, headed, onChoose, settings }: PeopleSideParts) {
  const [adding, setAdding] = useState(false);
  useEffect(() => actions.load(), [actions]);
  return (
    <>
      <PeopleList
        state={state}
        chosen={chosen}
        headed={headed}
        onChoose={onChoose}
        onNew={() => setAdding(true)}
        onRetry={actions.load}
      />
      {adding && (
        <NameDialog
          title={PEOPLE_COPY.newPerson}
          name=""
          button={PEOPLE_COPY.add}
          onSave={async (name) => {
            const added = await actions.add({ name });
            if (isFault(added)) return added;
            onChoose(added.id);
            return null;
          }}
          settings={settings}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
