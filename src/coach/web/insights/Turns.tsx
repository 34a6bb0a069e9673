import type { Insight } from '#coach';
import type { TranscriptTurn } from '#coach/transcript';
import { Button, classNames, Notice } from '#ui';
import { markStretches } from '../replies/marked-text.ts';
import { SIDES, Sign } from '../Sign.tsx';
import { INSIGHTS_COPY, KIND_COLOURS } from './copy.ts';
import { evidenceMarks, flipped } from './talk.ts';

/** A pasted conversation as turns. */
export interface TakenApart {
  /** Those that are read: the last ones where there are more. */
  turns: TranscriptTurn[];
  all: number;
  leftOut: number;
  names: string[];
  /** Which name is taken for the reader's. */
  me: string | null;
  /** The names alone do not tell, so the reader is asked. */
  asksWho: boolean;
}

interface TurnsProps {
  talk: TakenApart;
  insights: readonly Insight[];
  /** Said where the messages have changed since they were read. */
  stale: string | null;
  onTurns: (turns: TranscriptTurn[]) => void;
  onWho: (name: string) => void;
  onEdit: () => void;
}

/** Both sides as bubbles, with the words underlined that insights speak of. A tap gives a message to the other side. */
export function Turns({ talk, insights, stale, onTurns, onWho, onEdit }: TurnsProps) {
  const { turns, all, leftOut } = talk;
  const marks = evidenceMarks(turns, insights);
  return (
    <div className="grid min-w-0 gap-3">
      {talk.asksWho && talk.names.length > 1 && <WhoIsMe talk={talk} onWho={onWho} />}
      <p className="text-ink-2 text-sm">
        {INSIGHTS_COPY.turnsLine}
        {all > turns.length && ` ${INSIGHTS_COPY.lastOnly(turns.length, all)}`}
        {leftOut > 0 && ` ${INSIGHTS_COPY.leftOut(leftOut)}`}
      </p>
      <ol aria-label={INSIGHTS_COPY.turns} className="relative grid max-h-[46dvh] gap-1 overflow-y-auto p-1">
        {turns.map((turn, at) => (
          <TurnItem
            // biome-ignore lint/suspicious/noArrayIndexKey: two messages may have the same words, and none moves
            key={at}
            turn={turn}
            named={turn.name !== undefined && turn.name !== turns[at - 1]?.name}
            marks={marks[at] ?? []}
            onFlip={() => onTurns(flipped(turns, at))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap justify-between gap-x-3">
        <Button variant="text" className="-ml-3 text-sm" onClick={onEdit}>
          {INSIGHTS_COPY.edit}
        </Button>
        <Button variant="text" className="-mr-3 text-sm" onClick={() => onTurns(flipped(turns))}>
          {INSIGHTS_COPY.swap}
        </Button>
      </div>
      {stale && <Notice tone="info">{stale}</Notice>}
    </div>
  );
}

/** Asked where no label says which side is the reader's. */
function WhoIsMe({ talk, onWho }: { talk: TakenApart; onWho: (name: string) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 font-semibold text-sm">{INSIGHTS_COPY.whichIsYou}</legend>
      {talk.names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === talk.me}
          onClick={() => onWho(name)}
          className="min-h-11 max-w-full truncate rounded-pill bg-card px-4 font-semibold text-sm ring-1 ring-edge ring-inset aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:ring-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface TurnItemProps {
  turn: TranscriptTurn;
  named: boolean;
  marks: ReturnType<typeof evidenceMarks>[number];
  onFlip: () => void;
}

function TurnItem({ turn, named, marks, onFlip }: TurnItemProps) {
  const mine = turn.from === 'me';
  return (
    <li className={classNames('flex items-center gap-1', mine && 'flex-row-reverse')}>
      <div
        className={classNames(
          'min-w-0 max-w-[82%] rounded-[18px] px-4 py-2 leading-snug',
          mine ? 'rounded-br-[5px] bg-blush' : 'rounded-bl-[5px] bg-paper-2',
        )}
      >
        <p className="sr-only">{INSIGHTS_COPY.saidBy[turn.from]}</p>
        {named && <p className="truncate text-ink-2 text-xs">{turn.name}</p>}
        <p dir="auto" className={classNames('whitespace-pre-wrap break-words leading-snug', !mine && 'said')}>
          {markStretches(turn.text, marks).map(({ text, mark }, index) =>
            mark ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
              <mark key={index} className={classNames('noted', KIND_COLOURS[mark])}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      <button
        type="button"
        aria-label={INSIGHTS_COPY.flip[turn.from]}
        onClick={onFlip}
        className="grid size-11 flex-none place-items-center rounded-pill text-ink-2 hover:bg-ink/6 hover:text-ink"
      >
        <Sign d={SIDES} />
      </button>
    </li>
  );
}
