import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type ChipTone = 'plain' | 'sage' | 'plum' | 'gold' | 'ember' | 'brick';

const tones = {
  plain: 'bg-paper-2 text-ink border-line',
  sage: 'bg-sage-wash text-sage border-transparent',
  plum: 'bg-plum-wash text-plum border-transparent',
  gold: 'bg-gold-wash text-gold-ink border-transparent',
  ember: 'bg-blush text-ink border-transparent',
  brick: 'bg-brick-wash text-brick border-transparent',
} satisfies Record<ChipTone, string>;

/** A short word about something; not a control. */
export function Chip({
  tone = 'plain',
  children,
  className,
}: {
  tone?: ChipTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-pill border px-3 py-1 font-semibold text-sm leading-5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
