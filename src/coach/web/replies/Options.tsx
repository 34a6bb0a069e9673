import { useId } from 'react';
import type { Goal } from '#coach';
import { Fold } from '../Fold.tsx';
import { REPLIES_COPY } from './copy.ts';
import type { Wish } from './replies-state.ts';
import type { Intensity } from './reply-changes.ts';

interface OptionsProps {
  wish: Wish;
  onWish: (wish: Partial<Wish>) => void;
}

const GOALS = Object.keys(REPLIES_COPY.goals) as Goal[];
const INTENSITIES = [1, 2, 3] as const satisfies Intensity[];
const selectClass =
  'min-h-11 min-w-0 rounded-sm bg-paper px-3 text-base ring-1 ring-edge ring-inset hover:ring-ink';

/** What the replies are for and how strong they are: closed, because nobody needs it for a first reply. */
export function Options({ wish, onWish }: OptionsProps) {
  const id = useId();
  return (
    <details className="text-sm min-[769px]:py-1">
      <summary className="flex min-h-11 w-fit items-center gap-1.5 text-ink-2 hover:text-ink">
        <Fold />
        {REPLIES_COPY.options}
      </summary>
      <div className="grid grid-cols-2 gap-x-3 pb-1.5 min-[769px]:max-w-lg">
        <label htmlFor={`${id}-goal`}>{REPLIES_COPY.goal}</label>
        <label htmlFor={`${id}-intensity`}>{REPLIES_COPY.intensity}</label>
        <select
          id={`${id}-goal`}
          value={wish.goal ?? ''}
          onChange={({ target }) => onWish({ goal: GOALS.find((goal) => goal === target.value) ?? null })}
          className={selectClass}
        >
          <option value="">{REPLIES_COPY.anyGoal}</option>
          {GOALS.map((goal) => (
            <option key={goal} value={goal}>
              {REPLIES_COPY.goals[goal]}
            </option>
          ))}
        </select>
        <select
          id={`${id}-intensity`}
          value={wish.intensity}
          onChange={({ target }) =>
            onWish({ intensity: INTENSITIES.find((each) => String(each) === target.value) ?? 2 })
          }
          className={selectClass}
        >
          {INTENSITIES.map((each) => (
            <option key={each} value={each}>
              {REPLIES_COPY.intensities[each]}
            </option>
          ))}
        </select>
      </div>
    </details>
  );
}
