import { useId } from 'react';
import type { Tone } from '#coach';
import { classNames } from '#ui';
import { CYRANO_COPY } from './copy.ts';
import { TONE_LABELS, TONE_ORDER } from './labels.ts';

interface ToneGroupProps {
  tone: Tone;
  /** One line that scrolls, whatever the width: the answer needs the room. */
  oneLine: boolean;
  onChoose: (tone: Tone) => void;
}

/** The six tones. Each pill is a native radio button as large as the pill. */
export function ToneGroup({ tone, oneLine, onChoose }: ToneGroupProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={CYRANO_COPY.tone}
      className={classNames(
        '-mx-3 flex gap-2 overflow-x-auto px-3 py-1 [scrollbar-width:none] short:py-0.5',
        !oneLine && 'min-[769px]:mx-0 min-[769px]:flex-wrap min-[769px]:px-0',
      )}
    >
      {TONE_ORDER.map((each) => (
        <label
          key={each}
          className="relative flex min-h-11 flex-none cursor-pointer items-center rounded-pill bg-card px-4 font-semibold text-sm ring-1 ring-edge ring-inset has-checked:bg-ink has-checked:text-paper has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === tone}
            onChange={() => onChoose(each)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill outline-none"
          />
          {TONE_LABELS[each]}
        </label>
      ))}
    </div>
  );
}
