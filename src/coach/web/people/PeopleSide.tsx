import { useEffect, useState } from 'react';
import { Checkbox } from '#ui';
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
  /** What is on the screen and nobody's yet. */
  loose: LooseScreen;
}

/** A conversation under "just this message". */
export interface LooseScreen {
  /** `tried`: a message that Cyrano gave to be tried and nothing else. */
  holds(): 'conversation' | 'tried' | null;
  /** Gives it to a person and shows it there. */
  moveTo(id: string): void;
}

/** The list of people, and how somebody new comes into it. */
export default function PeopleSide({
  state,
  actions,
  chosen,
  headed,
  onChoose,
  settings,
  loose,
}: PeopleSideParts) {
  const [adding, setAdding] = useState<{ holds: ReturnType<LooseScreen['holds']> } | null>(null);
  const [withScreen, setWithScreen] = useState(false);
  function add() {
    const holds = loose.holds();
    setWithScreen(holds === 'conversation');
    setAdding({ holds });
  }
  useEffect(() => actions.load(), [actions]);
  return (
    <>
      <PeopleList
        state={state}
        chosen={chosen}
        headed={headed}
        onChoose={onChoose}
        onNew={add}
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
            if (withScreen) loose.moveTo(added.id);
            else onChoose(added.id);
            return null;
          }}
          settings={settings}
          onClose={() => setAdding(null)}
        >
          {adding.holds && (
            <Checkbox
              label={PEOPLE_COPY.keepScreen}
              checked={withScreen}
              onChange={({ target }) => setWithScreen(target.checked)}
            />
          )}
        </NameDialog>
      )}
    </>
  );
}
