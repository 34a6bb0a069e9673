import { useId } from 'react';
import type { Tone } from '#coach';
import { classNames } from '#ui';
import { CYRANO_COPY } from './copy.ts';
import { TONE_LABELS, TONE_ORDER } from './labels.ts';

interface ToneGroupProps {
  tone: Tone;
  onChoose: (tone: Tone) => void;
  /** As wide as the column (a container) that it stands in, on one line. */
  filling?: boolean;
}

/** The six tones, side by side on a phone of 360 px too. Each pill is a native radio button as large as the pill. */
export function ToneGroup({ tone, onChoose, filling = false }: ToneGroupProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={CYRANO_COPY.tone}
      className={classNames(
        'flex flex-wrap gap-1 max-[359.98px]:gap-0.5',
        filling ? '@min-[28rem]:gap-1.5' : 'min-[560px]:gap-2',
      )}
    >
      {TONE_ORDER.map((each) => (
        <label
          key={each}
          className={classNames(
            'relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-pill px-1 font-semibold text-xs max-[359.98px]:px-0.5 max-[359.98px]:text-[0.75rem] hover:bg-ink/6 has-checked:bg-ink has-checked:text-paper has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-ember has-focus-visible:-outline-offset-2',
            filling
              ? '@min-[28rem]:bg-card @min-[28rem]:px-2 @min-[28rem]:text-sm @min-[28rem]:ring-1 @min-[28rem]:ring-edge @min-[28rem]:ring-inset'
              : 'min-[560px]:flex-none min-[560px]:bg-card min-[560px]:px-4 min-[560px]:text-sm min-[560px]:ring-1 min-[560px]:ring-edge min-[560px]:ring-inset',
          )}
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === tone}
            data-key={each === tone ? 't' : undefined}
            onChange={() => onChoose(each)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill outline-none"
          />
          {TONE_LABELS[each]}
        </label>
      ))}
    </div>
  );
}
