import { Sign } from './Sign.tsx';
import './cyrano.css';
import { Tabs } from 'radix-ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Person } from '#memory';
import { Dialog, Spinner } from '#ui';
import { type FromReplies, fromReplies } from './asking/from-replies.ts';
import { CyranoBar } from './CyranoBar.tsx';
import { ConsentGate } from './consent/ConsentGate.tsx';
import { useWriter } from './consent/use-writer.ts';
import { CYRANO_COPY } from './copy.ts';
import { keptCyrano, keptOfCyrano } from './kept-cyrano.ts';
import { useKeys } from './keys/use-keys.ts';
import { fetchAhead, LazyPanel } from './LazyPanel.tsx';
import { llmHost } from './llm-host.ts';
import type { OfflineReading } from './offline-reading.ts';
import { PEOPLE_COPY } from './people/copy.ts';
import type { LooseScreen } from './people/PeopleSide.tsx';
import { PersonButton } from './people/PersonButton.tsx';
import { personOf } from './people/people-state.ts';
import { UndoBar } from './people/UndoBar.tsx';
import { usePeople } from './people/use-people.ts';
import { usePersonMenu } from './people/use-person-menu.ts';
import { useWishes } from './people/use-wishes.ts';
import { isOnlyTried, type KeptReplies, keptOf, stateFrom, withMoved } from './replies/kept-state.ts';
import { RepliesPanel } from './replies/RepliesPanel.tsx';
import type { RepliesState, Wish } from './replies/replies-state.ts';
import type { RepliesParts, SharedPictures } from './replies/use-replies.ts';
import { useMedia } from './use-media.ts';
import { OwnMannerProvider, useOwnManner } from './voice/own-manner.tsx';
import { whenIdle } from './when-idle.ts';

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
const loadKeepWith = () => import('./people/KeepWith.tsx');
const loadPerson = () => import('./people/PersonBox.tsx');
const loadMemory = () => import('./memory/MemorySettings.tsx');
const loadVoice = () => import('./voice/VoiceSettings.tsx');
const loadKeys = () => import('./keys/KeysHelp.tsx');

/** What every panel gets: the way to the coach, and what to do when it refuses. */
export type CyranoParts = Omit<
  RepliesParts,
  'person' | 'personBox' | 'wish' | 'onWish' | 'onKept' | 'shared' | 'voiceSaves'
> & {
  /** Told what stands on the screen, so that it can be carried on when the page is loaded anew; null when nothing does. */
  onKept?: (kept: unknown) => void;
  /** Absent where this browser cannot keep anything for reading without a network. */
  offline?: OfflineReading | undefined;
  /** What another app shared, once. */
  shared?: SharedPictures | undefined;
};

/** The assistant: whom the reader writes with, and a tab for each thing that it does. Fills the height it is given; a panel keeps its state while another is shown. */
export function Cyrano(parts: CyranoParts) {
  const [shown, setShown] = useState<TabName>('replies');
  const [opened, setOpened] = useState<readonly TabName[]>(['replies']);
  const [start] = useState(() => keptCyrano(parts.kept));
  const [chosen, setChosen] = useState(start.person);
  /** What each conversation keeps while another one is shown; the empty name is a message alone. */
  const kept = useRef(new Map([[start.person ?? '', start.replies]]));
  /** Something stands under "just this message". */
  const [isLoose, setIsLoose] = useState(
    () => start.person === null && keptOf(stateFrom(start.replies)) !== null,
  );
  const [open, setOpen] = useState<'people' | 'keep' | 'memory' | 'voice' | 'keys' | null>(null);
  const [people, actions] = usePeople(parts);
  const [manner, setStyle] = useOwnManner(actions.client);
  const [voiceSaves, setVoiceSaves] = useState(0);
  const host = llmHost();
  const writer = useWriter(actions, host !== null);
  const desk = useMedia(DESK);
  const gate = { host, writer };
  const person = personOf(people, chosen);
  // Another conversation that is opened later is not handed the pictures again.
  const sharedOnce = useRef(parts.shared);
  useEffect(() => {
    sharedOnce.current = undefined;
  }, []);
  const key = person?.id ?? '';
  useEffect(() => {
    if (start.person !== null) actions.load();
  }, [start, actions]);
  // On a phone the list opens in a sheet: its script and the people are there before it is pressed.
  useEffect(() => {
    if (desk) return;
    return whenIdle(() => {
      void fetchAhead(loadPeople);
      actions.load();
    });
  }, [desk, actions]);
  const settings = { label: CYRANO_COPY.memory, onOpen: () => setOpen('memory') };
  const close = useCallback(() => setOpen(null), []);
  const list = useRef<HTMLDivElement>(null);
  useKeys({
    '?': () => setOpen('keys'),
    p: () => (desk ? list.current?.querySelector<HTMLElement>('[aria-current]')?.focus() : setOpen('people')),
  });
  function show(name: TabName) {
    setShown(name);
    if (!opened.includes(name)) setOpened([...opened, name]);
  }
  const keep = (id: string | null) =>
    parts.onKept?.(
      keptOfCyrano({
        person: id,
        replies: kept.current.get(id ?? '') ?? null,
        wishes: wishes.changed(),
      }),
    );
  const wishes = useWishes(start.wishes, people.people, () => keep(person?.id ?? null));
  function choose(id: string | null) {
    setChosen(id);
    keep(id);
    if (open === 'people') close();
    show('replies');
  }
  const looseScreen = (): KeptReplies | null => keptOf(stateFrom(kept.current.get('')));
  function remove(one: Person) {
    actions.remove(one);
    wishes.drop(one.id);
    choose(null);
  }
  const loose: LooseScreen = {
    holds: () => {
      const now = person === null && looseScreen();
      return now ? (isOnlyTried(now) ? 'tried' : 'conversation') : null;
    },
    moveTo: (id) => {
      const moved = looseScreen();
      if (!moved) return choose(id);
      kept.current.set(id, withMoved(kept.current.get(id), moved));
      wishes.set(id, moved.wish);
      kept.current.set('', null);
      setIsLoose(false);
      choose(id);
    },
  };
  const menu = usePersonMenu(person, actions, { onBegin: () => show('replies'), onRemove: remove });
  const onVoiceSaved: typeof setStyle = (style) => {
    setStyle(style);
    setVoiceSaves(voiceSaves + 1);
  };
  // Read at each drawing: a tab that is opened takes what stands under Replies at that moment.
  const taken: FromReplies = {
    person: key,
    ...fromReplies(kept.current.get(key), person ? wishes.of(person.id) : undefined),
    stored: person && (() => actions.client.turns(person.id, { limit: STORED_TURNS })),
  };
  const ownTurns = () =>
    [...kept.current.values()].flatMap((one) =>
      stateFrom(one).turns.flatMap(({ from, text }) => (from === 'me' ? [text] : [])),
    );
  const side = { state: people, actions, chosen: person?.id ?? null, onChoose: choose, settings, loose };
  return (
    <Tabs.Root asChild value={shown} onValueChange={(value) => show(value as TabName)}>
      <main className="flex min-h-0 flex-1 flex-col bg-paper">
        <CyranoBar
          tabs={TABS}
          person={!desk && <PersonButton person={person} onOpen={() => setOpen('people')} />}
          personMenu={
            !desk && person && menu
              ? { label: PEOPLE_COPY.moreAndSettings(person.name), items: menu.items }
              : null
          }
          onKeep={person === null && isLoose ? () => setOpen('keep') : null}
          onMemory={settings.onOpen}
          onVoice={() => setOpen('voice')}
          onKeys={() => setOpen('keys')}
        />
        {people.removing && (
          <UndoBar
            key={people.removing.id}
            person={people.removing}
            onUndo={() => {
              choose(people.removing?.id ?? null);
              actions.undo();
              wishes.restore();
            }}
          />
        )}
        <div className="flex min-h-0 flex-1">
          {desk && (
            <div ref={list} className="w-72 flex-none overflow-y-auto border-line border-r px-3 py-4">
              <LazyPanel load={loadPeople} parts={{ ...side, headed: false }} />
            </div>
          )}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <OwnMannerProvider manner={manner}>
              <Panel name="replies">
                <ConsentGate {...gate}>
                  {chosen !== null && people.people === null && !people.failure ? (
                    <Spinner label={CYRANO_COPY.panelLoading} className="p-6 text-ink-2" />
                  ) : (
                    <RepliesPanel
                      // Each person has a conversation of their own.
                      key={key}
                      {...parts}
                      shared={sharedOnce.current}
                      {...(host !== null &&
                        writer.settings && {
                          reader: { host, writer: writer.settings.writer, onChange: writer.change },
                        })}
                      voiceSaves={voiceSaves}
                      kept={kept.current.get(key)}
                      onKept={(now) => {
                        kept.current.set(key, now);
                        if (key === '') setIsLoose(now !== null);
                        keep(person?.id ?? null);
                      }}
                      {...(person && {
                        person: person.id,
                        wish: wishes.of(person.id),
                        onWish: (wish: Wish) => wishes.set(person.id, wish),
                        personBox: (conversation: RepliesState) =>
                          menu && (
                            <LazyPanel
                              load={loadPerson}
                              parts={{
                                person,
                                actions,
                                conversation,
                                settings,
                                menu,
                                menuAbove: !desk,
                              }}
                            />
                          ),
                      })}
                    />
                  )}
                </ConsentGate>
              </Panel>
            </OwnMannerProvider>
            {LATER_NAMES.map((name) => (
              <Panel key={name} name={name}>
                {opened.includes(name) && (
                  <ConsentGate {...gate}>
                    <LazyPanel
                      load={LATER[name]}
                      parts={{ ...parts, fromReplies: taken, shown: name === shown }}
                    />
                  </ConsentGate>
                )}
              </Panel>
            ))}
          </div>
        </div>
        {open === 'people' && (
          <Dialog title={CYRANO_COPY.people} onClose={close} className={sheetClass}>
            <button
              type="button"
              aria-label={CYRANO_COPY.close}
              onClick={close}
              className="absolute top-2 right-2 grid size-11 place-items-center rounded-pill text-ink-2 hover:bg-ink/6 hover:text-ink"
            >
              <Sign d="m5 5 10 10M15 5 5 15" width={1.8} className="size-5" />
            </button>
            <LazyPanel load={loadPeople} parts={{ ...side, headed: true }} />
          </Dialog>
        )}
        {open === 'keep' && (
          <LazyPanel
            load={loadKeepWith}
            parts={{ state: people, actions, loose, settings, onClose: close }}
          />
        )}
        {open === 'memory' && (
          <Dialog title={CYRANO_COPY.memory} onClose={close} className="max-w-xl!">
            <LazyPanel
              load={loadMemory}
              parts={{
                actions,
                offline: parts.offline,
                onClose: close,
                onChanged: writer.load,
                onDeleted: () => {
                  actions.forget();
                  wishes.dropAll();
                  setStyle({});
                  kept.current = new Map([['', kept.current.get('') ?? null]]);
                  choose(null);
                },
              }}
            />
          </Dialog>
        )}
        {open === 'keys' && (
          <Dialog title={CYRANO_COPY.keys} onClose={close} className="max-w-3xl!">
            <LazyPanel load={loadKeys} parts={{ onClose: close }} />
          </Dialog>
        )}
        {open === 'voice' && (
          <Dialog title={CYRANO_COPY.voice} onClose={close} className="max-w-xl!">
            <LazyPanel
              load={loadVoice}
              parts={{ actions, settings, ownTurns, onSaved: onVoiceSaved, onClose: close }}
            />
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

/** What Insights reads of a stored conversation. */
const STORED_TURNS = 50;

/** From here on the list of people stands beside the conversation. */
const DESK = '(min-width: 1100px)';
