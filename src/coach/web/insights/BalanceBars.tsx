import { INSIGHTS_COPY } from './copy.ts';
import type { Share } from './talk.ts';

/** Who wrote how much, as two bars with their figures. */
export function BalanceBars({ shares }: { shares: { me: Share; them: Share } }) {
  const most = Math.max(shares.me.words, shares.them.words, 1);
  return (
    <dl className="grid gap-2">
      {(['me', 'them'] as const).map((side) => (
        <div key={side} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3">
          <dt className="font-semibold text-sm">{INSIGHTS_COPY.saidBy[side]}</dt>
          <dd className="grid gap-1">
            <svg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-pill"
              aria-hidden="true"
            >
              <rect width="100" height="1" className="fill-line" />
              <rect
                width={(100 * shares[side].words) / most}
                height="1"
                className={side === 'me' ? 'fill-ember' : 'fill-plum'}
              />
            </svg>
            <span className="text-ink-2 text-sm">
              {INSIGHTS_COPY.messages(shares[side].messages)}, {INSIGHTS_COPY.words(shares[side].words)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
