import { DropdownMenu } from 'radix-ui';
import type { Ref } from 'react';
import type { Change } from '#coach';
import { Spinner } from '#ui';
import { Fold } from '../Fold.tsx';
import { REPLIES_COPY } from './copy.ts';
import { menuClass, menuItemClass } from './menu-class.ts';
import { CHANGES } from './reply-changes.ts';

interface ChangeMenuProps {
  ref: Ref<HTMLButtonElement>;
  /** A change is under way: the button stays and does nothing. */
  busy: boolean;
  onChange: (change: Change) => void;
}

/** What one reply can become: warmer, funnier, shorter, bolder. */
export function ChangeMenu({ ref, busy, onChange }: ChangeMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={ref}
        aria-disabled={busy || undefined}
        data-key="w"
        className="inline-flex min-h-11 flex-none items-center gap-1.5 rounded-pill px-1 font-semibold text-xs leading-tight hover:bg-ink/6 @min-[22rem]:px-1.5 data-[state=open]:bg-ink/6 @min-[31rem]:px-2 @min-[31rem]:text-sm"
      >
        {busy ? <Spinner /> : <Fold />}
        {REPLIES_COPY.change}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menuClass} sideOffset={4} collisionPadding={8}>
          {CHANGES.map((change) => (
            <DropdownMenu.Item
              key={change}
              className={menuItemClass}
              disabled={busy}
              onSelect={() => onChange(change)}
            >
              {REPLIES_COPY.changes[change]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
