import { useState } from 'react';
import type { StoredTurn, TurnChange } from '#memory';
import { classNames } from '#ui';
import { DotsMenu } from '../DotsMenu.tsx';
import { EditBox } from '../replies/EditBox.tsx';
import { PEOPLE_COPY } from './copy.ts';

const START_CHARACTERS = 30;
const startOf = (text: string): string =>
  text.length > START_CHARACTERS ? `${text.slice(0, START_CHARACTERS).trimEnd()}…` : text;

interface StoredTurnBubbleProps {
  turn: StoredTurn;
  /** Whose turn it is; null where the one before it is by the same. */
  name: string | null;
  onChange: (change: TurnChange) => void;
  onRemove: () => void;
}

/** One stored turn as a bubble on its side, and what can be put right about it. */
export function StoredTurnBubble({ turn: { from, text }, name, onChange, onRemove }: StoredTurnBubbleProps) {
  const mine = from === 'me';
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <li className={classNames('w-[85%] max-w-lg py-1', mine && 'ml-auto')}>
        <EditBox
          label={PEOPLE_COPY.turnWords}
          text={text}
          onSave={(now) => {
            setEditing(false);
            // Words that are taken out altogether are deleted by the other item of the menu, which says so.
            if (now.trim() !== '' && now.trim() !== text) onChange({ text: now.trim() });
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li className={classNames('grid gap-0.5', mine ? 'justify-items-end' : 'justify-items-start')}>
      {name !== null && <span className="px-3 pt-1 text-ink-2 text-xs">{name}</span>}
      <div className={classNames('flex w-full max-w-xl items-center gap-1', mine && 'flex-row-reverse')}>
        <p
          dir="auto"
          className={classNames(
            'min-w-0 max-w-[calc(100%-3rem)] whitespace-pre-wrap break-words rounded-[18px] px-4 py-2 leading-snug',
            mine ? 'rounded-br-[6px] bg-blush' : 'said rounded-bl-[6px] bg-paper-2 leading-snug!',
          )}
        >
          {text}
        </p>
        <DotsMenu
          label={PEOPLE_COPY.turnActions(startOf(text))}
          items={[
            { label: PEOPLE_COPY.editTurn, onSelect: () => setEditing(true) },
            {
              label: PEOPLE_COPY.switchSide(!mine),
              onSelect: () => onChange({ from: mine ? 'them' : 'me' }),
            },
            { label: PEOPLE_COPY.removeTurn, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
    </li>
  );
}
