import './cyrano.css';
import { Tabs } from 'radix-ui';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import type { Person } from '#memory';
import { Dialog } from '#ui';
import { CyranoBar } from './CyranoBar.tsx';
import { CYRANO_COPY } from './copy.ts';
import { LazyPanel } from './LazyPanel.tsx';
import { PersonButton } from './people/PersonButton.tsx';
import { personOf } from './people/people-state.ts';
import { UndoBar } from './people/UndoBar.tsx';
import { usePeople } from './people/use-people.ts';
import { RepliesPanel } from './replies/RepliesPanel.tsx';
import type { RepliesParts } from './replies/use-replies.ts';

const TABS = ['replies', 'openers', 'draft', 'insights'] as const;
type TabName = (typeof TABS)[number];

/** Panels that are not the first to be seen: their scripts come when their tab is pressed. */
const LATER = {
  openers: () => import('./openers/OpenersPanel.tsx'),
  draft: () => import('./draft/DraftPanel.tsx'),
  insights: () => import('./insights/InsightsPanel.tsx'),
} as const satisfies Record<Exclude<TabName, 'replies'>, () => Promise<unknown>>;
const LATER_NAMES = TABS.filter((name) => name !== 'replies');

/** The same for people and settings. */
const loadPeople = () => import('./people/PeopleSide.tsx');
const loadPerson = () => import('./people/PersonBox.tsx');
const loadMemory = () => import('./memory/MemorySettings.tsx');
const loadVoice = () => import('./voice/VoiceSettings.tsx');

/** What every panel gets: the way to the coach, and what to do when it refuses. */
export type CyranoParts = Omit<RepliesParts, 'person' | 'personBox' | 'onAdvised'>;

/** The assistant: whom the reader writes with, and a tab for each thing that it does. Fills the height it is given; a panel keeps its state while another is shown. */
export function Cyrano(parts: CyranoParts) {
  const [shown, setShown] = useState<TabName>('replies');
  const [opened, setOpened] = useState<readonly TabName[]>(['replies']);
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState<'people' | 'memory' | 'voice' | null>(null);
  const [people, actions] = usePeople(parts);
  const desk = useDesk();
  const person = personOf(people, chosen);
  const settings = { label: CYRANO_COPY.memory, onOpen: () => setOpen('memory') };
  const close = useCallback(() => setOpen(null), []);
  function show(name: TabName) {
    setShown(name);
    if (!opened.includes(name)) setOpened([...opened, name]);
  }
  function choose(id: string | null) {
    setChosen(id);
    if (open === 'people') close();
    show('replies');
  }
  function remove(one: Person) {
    actions.remove(one);
    setChosen(null);
  }
  const side = { state: people, actions, chosen: person?.id ?? null, onChoose: choose, settings };
  return (
    <Tabs.Root asChild value={shown} onValueChange={(value) => show(value as TabName)}>
      <main className="flex min-h-0 flex-1 flex-col bg-paper">
        <CyranoBar
          tabs={TABS}
          person={!desk && <PersonButton person={person} onOpen={() => setOpen('people')} />}
          onMemory={settings.onOpen}
          onVoice={() => setOpen('voice')}
        />
        {people.removing && (
          <UndoBar
            person={people.removing}
            onUndo={() => {
              setChosen(people.removing?.id ?? null);
              actions.undo();
            }}
          />
        )}
        <div className="flex min-h-0 flex-1">
          {desk && (
            <div className="w-72 flex-none overflow-y-auto border-line border-r px-3 py-4">
              <LazyPanel load={loadPeople} parts={{ ...side, headed: false }} />
            </div>
          )}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <Panel name="replies">
              <RepliesPanel
                // Each person has a conversation of their own.
                key={person?.id ?? ''}
                {...parts}
                {...(person && {
                  person: person.id,
                  onAdvised: () => actions.touched(person.id),
                  personBox: (folded: boolean) => (
                    <LazyPanel
                      load={loadPerson}
                      parts={{ person, actions, folded, settings, onRemove: () => remove(person) }}
                    />
                  ),
                })}
              />
            </Panel>
            {LATER_NAMES.map((name) => (
              <Panel key={name} name={name}>
                {opened.includes(name) && <LazyPanel load={LATER[name]} parts={parts} />}
              </Panel>
            ))}
          </div>
        </div>
        {open === 'people' && (
          <Dialog title={CYRANO_COPY.people} onClose={close} className={sheetClass}>
            <LazyPanel load={loadPeople} parts={{ ...side, headed: true }} />
          </Dialog>
        )}
        {open === 'memory' && (
          <Dialog title={CYRANO_COPY.memory} onClose={close} className="max-w-xl!">
            <LazyPanel
              load={loadMemory}
              parts={{
                actions,
                onClose: close,
                onDeleted: () => {
                  actions.forget();
                  setChosen(null);
                },
              }}
            />
          </Dialog>
        )}
        {open === 'voice' && (
          <Dialog title={CYRANO_COPY.voice} onClose={close} className="max-w-xl!">
            <LazyPanel load={loadVoice} parts={{ actions, settings, onClose: close }} />
          </Dialog>
        )}
      </main>
    </Tabs.Root>
  );
}

const sheetClass =
  'mt-0! mb-0! ml-0! h-dvh! max-h-none! w-[min(22rem,calc(100%-3rem))]! rounded-l-none! p-4!';

/** One tab's panel. It stays mounted when another is shown, so that nothing in it is lost. */
function Panel({ name, children }: { name: TabName; children: ReactNode }) {
  return (
    <Tabs.Content
      value={name}
      forceMount
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col outline-none data-[state=inactive]:hidden"
    >
      {children}
    </Tabs.Content>
  );
}

/** From here on the list of people stands beside the conversation. */
const DESK = '(min-width: 1100px)';

function useDesk(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(DESK);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(DESK).matches,
    () => false,
  );
}
