import { useId, useState } from 'react';
import type { Goal } from '#coach';
import { Select } from '#ui';
import { REPLIES_COPY } from './copy.ts';
import type { Wish } from './replies-state.ts';
import type { Intensity } from './reply-changes.ts';

interface OptionsProps {
  wish: Wish;
  onWish: (wish: Partial<Wish>) => void;
}

const GOALS = Object.keys(REPLIES_COPY.goals) as Goal[];
const INTENSITIES = [1, 2, 3] as const satisfies Intensity[];
const PLAIN: Intensity = 2;
const selectClass =
  'min-h-11 min-w-0 rounded-sm bg-paper pl-3 text-base ring-1 ring-edge ring-inset hover:ring-ink';

/**
 * What the replies are for and how strong they are: closed, because nobody needs it for a first reply. A button that
 * tells what was chosen, and the fields that take a line of their own in a row that wraps.
 */
export function Options({ wish, onWish }: OptionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = [
    wish.goal ? REPLIES_COPY.goals[wish.goal] : null,
    wish.intensity === PLAIN ? null : REPLIES_COPY.intensities[wish.intensity],
  ].filter((words) => words !== null);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-fields`}
        data-key="o"
        onClick={() => setOpen(!open)}
        className="relative flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-pill px-2 text-ink-2 text-sm hover:bg-ink/6 hover:text-ink aria-expanded:bg-ink/6 aria-expanded:text-ink"
      >
        <svg viewBox="0 0 20 20" className="size-5 flex-none" fill="none" aria-hidden="true">
          <path d="M3 6h5m5 0h4M3 14h2m5 0h7" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
          <circle cx="10.500" cy="6" r="2.200" stroke="currentColor" strokeWidth="1.7" />
          <circle cx="7.500" cy="14" r="2.200" stroke="currentColor" strokeWidth="1.7" />
        </svg>
        <span className="max-[559.98px]:sr-only">
          {REPLIES_COPY.options}
          {chosen.length > 0 && <span className="text-ink">: {chosen.join(', ')}</span>}
        </span>
        {chosen.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-1.5 size-2 rounded-pill bg-ember min-[560px]:hidden"
          />
        )}
      </button>
      {open && (
        <div
          id={`${id}-fields`}
          className="order-last grid basis-full grid-cols-2 gap-x-3 pb-1.5 text-sm min-[769px]:max-w-lg"
        >
          <label htmlFor={`${id}-goal`}>{REPLIES_COPY.goal}</label>
          <label htmlFor={`${id}-intensity`}>{REPLIES_COPY.intensity}</label>
          <Select
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
          </Select>
          <Select
            id={`${id}-intensity`}
            value={wish.intensity}
            onChange={({ target }) =>
              onWish({ intensity: INTENSITIES.find((each) => String(each) === target.value) ?? PLAIN })
            }
            className={selectClass}
          >
            {INTENSITIES.map((each) => (
              <option key={each} value={each}>
                {REPLIES_COPY.intensities[each]}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}
