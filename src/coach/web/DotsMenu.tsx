import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { classNames } from '#ui';
import { menuClass, menuItemClass } from './replies/menu-class.ts';
import { Dots } from './Sign.tsx';

export interface MenuItem {
  label: string;
  danger?: boolean;
  /** A line stands above it: what follows is about something else. */
  apart?: boolean;
  onSelect: () => void;
}

interface DotsMenuProps {
  label: string;
  items: readonly MenuItem[];
  className?: string;
}

/** What can be done with a thing, behind three dots. */
export function DotsMenu({ label, items, className }: DotsMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  // Done when the button has the focus again: a dialog then gives it back there.
  function onClosed() {
    const act = chosen.current;
    chosen.current = null;
    if (act) queueMicrotask(act);
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={label}
        className={classNames(
          'grid size-11 flex-none place-items-center rounded-pill text-ink-2 hover:bg-ink/6 hover:text-ink',
          className,
        )}
      >
        <Dots />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={menuClass}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onClosed}
        >
          {items.map(({ label: words, danger = false, apart = false, onSelect }) => (
            <DropdownMenu.Item
              key={words}
              className={classNames(
                menuItemClass,
                danger && 'text-brick',
                apart && 'mt-1 rounded-t-none border-line border-t',
              )}
              onSelect={() => {
                chosen.current = onSelect;
              }}
            >
              {words}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
