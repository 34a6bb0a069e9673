import './cyrano.css';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { CYRANO_COPY } from './copy.ts';
import { LazyPanel } from './LazyPanel.tsx';
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

/** What every panel gets: the way to the coach, and what to do when it refuses. */
export type CyranoParts = RepliesParts;

/** The assistant: a tab for each thing that it does. Fills the height it is given; a panel keeps its state while another is shown. */
export function Cyrano(parts: CyranoParts) {
  const [shown, setShown] = useState<TabName>('replies');
  const [opened, setOpened] = useState<readonly TabName[]>(['replies']);
  function show(name: TabName) {
    setShown(name);
    if (!opened.includes(name)) setOpened([...opened, name]);
  }
  return (
    <Tabs.Root asChild value={shown} onValueChange={(value) => show(value as TabName)}>
      <main className="flex min-h-0 flex-1 flex-col bg-paper">
        <div className="flex-none border-line border-b bg-card px-2 py-1.5 short:py-0.5">
          <Tabs.List
            aria-label={CYRANO_COPY.tabs}
            className="mx-auto flex max-w-lg rounded-pill bg-paper-2 p-0.5"
          >
            {TABS.map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="min-h-11 flex-auto rounded-pill px-1.5 font-semibold text-ink-2 text-xs hover:text-ink data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-lift data-[state=active]:ring-1 data-[state=active]:ring-edge/60 data-[state=active]:ring-inset min-[480px]:px-4 min-[480px]:text-sm"
              >
                {CYRANO_COPY.tabNames[name]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        <Panel name="replies">
          <RepliesPanel {...parts} />
        </Panel>
        {LATER_NAMES.map((name) => (
          <Panel key={name} name={name}>
            {opened.includes(name) && <LazyPanel load={LATER[name]} parts={parts} />}
          </Panel>
        ))}
      </main>
    </Tabs.Root>
  );
}

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
