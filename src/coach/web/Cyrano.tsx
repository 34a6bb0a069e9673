import './cyrano.css';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { CYRANO_COPY } from './copy.ts';
import { RepliesPanel } from './replies/RepliesPanel.tsx';
import type { RepliesParts } from './replies/use-replies.ts';

const TABS = ['replies'] as const;
type TabName = (typeof TABS)[number];

/** What every panel gets: the way to the coach, and what to do when it refuses. */
export type CyranoParts = RepliesParts;

/** The assistant: a tab for each thing that it does. Fills the height it is given; a panel keeps its state while another is shown. */
export function Cyrano(parts: CyranoParts) {
  const [shown, setShown] = useState<TabName>('replies');
  return (
    <Tabs.Root asChild value={shown} onValueChange={(value) => setShown(value as TabName)}>
      <main className="flex min-h-0 flex-1 flex-col bg-paper">
        <Tabs.List
          aria-label={CYRANO_COPY.tabs}
          className="flex flex-none justify-center border-line border-b bg-card px-3 py-1"
        >
          {TABS.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 rounded-pill px-4 font-semibold text-ink-2 text-sm data-[state=active]:bg-paper-2 data-[state=active]:text-ink"
            >
              {CYRANO_COPY.tabNames[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Panel name="replies">
          <RepliesPanel {...parts} />
        </Panel>
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
