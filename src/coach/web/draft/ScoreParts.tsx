import type { ScorePart } from '#coach';
import { curlyQuotes } from '../curly-quotes.ts';
import { Fold } from '../Fold.tsx';
import { DRAFT_COPY, PART_LABELS } from './copy.ts';
import { sourceNamed } from './score-parts.ts';
import { Bar } from './Total.tsx';

interface ScorePartsProps {
  toChange: ScorePart[];
  works: ScorePart[];
  /** That nothing has to change is said already. */
  saidGood: boolean;
}

/** What the score is made of: what to change in full, what works folded away. */
export function ScoreParts({ toChange, works, saidGood }: ScorePartsProps) {
  const nothing = toChange.length === 0;
  return (
    <div className="grid gap-3">
      {!(nothing && saidGood) && <h3 className="whisper">{DRAFT_COPY.toChange}</h3>}
      {nothing && !saidGood && <p className="text-ink-2">{DRAFT_COPY.nothingToChange}</p>}
      {!nothing && <Parts parts={toChange} />}
      {works.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center gap-1.5 text-ink-2 text-sm hover:text-ink">
            <Fold />
            {DRAFT_COPY.works(works.length)}
          </summary>
          <Parts parts={works} />
        </details>
      )}
    </div>
  );
}

function Parts({ parts }: { parts: ScorePart[] }) {
  return (
    <ul className="grid gap-5 pt-1">
      {parts.map(({ name, points, of, why, source }) => (
        <li key={name} className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{PART_LABELS[name] ?? name}</span>
            <span className="flex-none text-ink-2 text-sm">{DRAFT_COPY.points(points, of)}</span>
          </p>
          <Bar points={points} of={of} />
          <p className="break-words leading-snug">{curlyQuotes(why)}</p>
          {source && (
            <p className="text-ink-2 text-xs">
              {DRAFT_COPY.source} {sourceNamed(source)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
