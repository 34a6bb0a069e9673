import { DRAFT_COPY, verdictOf } from './copy.ts';
import { GOOD_SHARE } from './score-parts.ts';

/** The whole score, in words and as a figure. */
export function Total({ total }: { total: number }) {
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="flex items-baseline gap-1.5">
          <span className="figure text-4xl">{total}</span>
          <span className="text-ink-2">{DRAFT_COPY.outOf(100)}</span>
        </span>
        <span className="said font-[560]! text-xl leading-tight">{verdictOf(total)}</span>
      </p>
      <Bar points={total} of={100} />
    </div>
  );
}

/** A share as a bar; the figure beside it says the same in numbers. */
export function Bar({ points, of }: { points: number; of: number }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="h-1.5 w-full rounded-pill"
      aria-hidden="true"
    >
      <rect width="100" height="1" className="fill-line" />
      <rect width={(100 * points) / of} height="1" className={fillOf(points / of)} />
    </svg>
  );
}

const fillOf = (share: number): string =>
  share >= GOOD_SHARE ? 'fill-sage' : share >= 0.5 ? 'fill-gold' : 'fill-ember';
