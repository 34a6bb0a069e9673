import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { CYRANO_COPY } from './copy.ts';
import { DotsMenu, type MenuItem } from './DotsMenu.tsx';
import { PEOPLE_COPY } from './people/copy.ts';
import { useMedia } from './use-media.ts';

interface CyranoBarProps {
  tabs: readonly (keyof typeof CYRANO_COPY.tabNames)[];
  /** Who is written with, where the list of people has no room of its own. */
  person: ReactNode;
  /** What can be done with that person, above the settings in the one menu. */
  personMenu: { label: string; items: readonly MenuItem[] } | null;
  /** Gives the conversation on the screen to a person; null where there is none, or where it is a person's. */
  onKeep: (() => void) | null;
  onMemory: () => void;
  onVoice: () => void;
  onKeys: () => void;
}

/** The top of Cyrano: who is written with, the tabs, and the settings. */
export function CyranoBar({ tabs, person, personMenu, onKeep, onMemory, onVoice, onKeys }: CyranoBarProps) {
  // A telephone has no keys to list.
  const hasKeys = useMedia('(any-pointer: fine)');
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-2 border-line border-b bg-card px-2 py-1 min-[769px]:flex-nowrap min-[769px]:px-4 min-[769px]:py-1.5 short:py-0.5">
      <div className="min-w-0 flex-1 min-[769px]:basis-0">{person}</div>
      <DotsMenu
        label={personMenu?.label ?? CYRANO_COPY.menu}
        className="min-[769px]:order-3"
        items={[
          ...(personMenu?.items ?? []),
          ...(onKeep ? [{ label: PEOPLE_COPY.keepWith, onSelect: onKeep }] : []),
          { label: CYRANO_COPY.memory, apart: personMenu !== null || onKeep !== null, onSelect: onMemory },
          { label: CYRANO_COPY.voice, onSelect: onVoice },
          ...(hasKeys ? [{ label: CYRANO_COPY.keys, onSelect: onKeys }] : []),
        ]}
      />
      <Tabs.List
        aria-label={CYRANO_COPY.tabs}
        className="mx-auto flex w-full max-w-lg max-[279.98px]:flex-wrap max-[279.98px]:rounded-md rounded-pill bg-paper-2 p-0.5 min-[769px]:order-2 min-[769px]:w-auto min-[769px]:flex-none"
      >
        {tabs.map((name, index) => (
          <Tabs.Trigger
            key={name}
            value={name}
            data-key={index + 1}
            className="min-h-11 flex-auto rounded-pill px-1.5 font-semibold text-ink-2 text-xs hover:text-ink data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-lift data-[state=active]:ring-1 data-[state=active]:ring-edge/60 data-[state=active]:ring-inset min-[480px]:px-4 min-[480px]:text-sm"
          >
            {CYRANO_COPY.tabNames[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Holds the tabs in the middle. */}
      <div className="hidden min-[900px]:order-2 min-[900px]:block min-[900px]:min-w-0 min-[900px]:flex-1 min-[900px]:basis-0" />
    </div>
  );
}
