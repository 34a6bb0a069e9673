import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui';
import { Dots, SIDES, Sign } from '../Sign.tsx';
import type { ShownTurn, TurnChange } from './conversation.ts';
import { REPLIES_COPY } from './copy.ts';
import { EditBox } from './EditBox.tsx';
import { menuClass, menuItemClass } from './menu-class.ts';

interface TurnBubbleProps {
  turn: ShownTurn;
  /** Whether it begins a run of one speaker: only there the name stands. */
  first: boolean;
  onChange: (change: TurnChange) => void;
}

/** The start of a turn, to tell its buttons from those of others. */
const startOf = (text: string): string => (text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text);

/** One turn as a bubble on its side, with a button that switches the side and a menu for the rest. */
export function TurnBubble({ turn, first, onChange }: TurnBubbleProps) {
  const { id, from, text, name } = turn;
  const [editing, setEditing] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The box had the focus and is gone.
    if (wasEditing.current && !editing) menu.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const mine = from === 'me';
  const start = startOf(text);
  if (editing)
    return (
      <li className={classNames('w-[85%] max-w-lg', mine && 'ml-auto')}>
        <EditBox
          label={REPLIES_COPY.turnWords}
          text={text}
          onSave={(now) => {
            setEditing(false);
            onChange({ do: 'edit', id, text: now });
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li className={classNames('grid gap-0.5', mine ? 'justify-items-end' : 'justify-items-start')}>
      {first && (
        <span className="px-3 pt-1 text-ink-2 text-xs">
          {mine ? REPLIES_COPY.mine : (name ?? REPLIES_COPY.theirs)}
        </span>
      )}
      <div className={classNames('flex w-full max-w-xl items-center gap-1', mine && 'flex-row-reverse')}>
        <p
          dir="auto"
          className={classNames(
            'min-w-0 max-w-[calc(100%-5.75rem)] whitespace-pre-wrap break-words rounded-[18px] px-4 py-2 leading-snug',
            mine ? 'rounded-br-[6px] bg-blush' : 'said rounded-bl-[6px] bg-paper-2 leading-snug!',
          )}
        >
          {text}
        </p>
        <button
          type="button"
          aria-label={REPLIES_COPY.switchSide(start)}
          title={REPLIES_COPY.switchSide('').replace(/ of.*/, '')}
          onClick={() => onChange({ do: 'switch-side', id })}
          className="grid size-11 flex-none place-items-center rounded-pill text-ink-2 hover:bg-ink/6 hover:text-ink"
        >
          <Sign d={SIDES} />
        </button>
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger
            ref={menu}
            aria-label={REPLIES_COPY.turnActions(start)}
            className="-mx-1 grid size-11 flex-none place-items-center rounded-pill text-ink-2 hover:bg-ink/6 hover:text-ink"
          >
            <Dots />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content className={menuClass} sideOffset={4} collisionPadding={8}>
              <DropdownMenu.Item className={menuItemClass} onSelect={() => setEditing(true)}>
                {REPLIES_COPY.turnEdit}
              </DropdownMenu.Item>
              <DropdownMenu.Item
                className={menuItemClass}
                onSelect={() => onChange({ do: 'move', id, by: -1 })}
              >
                {REPLIES_COPY.turnUp}
              </DropdownMenu.Item>
              <DropdownMenu.Item
                className={menuItemClass}
                onSelect={() => onChange({ do: 'move', id, by: 1 })}
              >
                {REPLIES_COPY.turnDown}
              </DropdownMenu.Item>
              <DropdownMenu.Item className={menuItemClass} onSelect={() => onChange({ do: 'remove', id })}>
                {REPLIES_COPY.turnRemove}
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </div>
    </li>
  );
}
