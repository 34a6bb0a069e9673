const TONES = {
  good: { disc: 'fill-sage-wash', line: 'text-sage' },
  open: { disc: 'fill-gold-wash', line: 'text-ink' },
} as const;

const LINES = {
  done: 'm15 25 6 6 12-14',
  back: 'm20 15-7 7 7 7m-7-7h14a7 7 0 0 1 0 14h-5',
  none: 'M16 24h16',
  waiting: 'M24 13v11l7 4.500',
} as const;

/** A round sign above a heading, which says the same in words. */
export function ReturnSign({ tone, shows }: { tone: keyof typeof TONES; shows: keyof typeof LINES }) {
  const { disc, line } = TONES[tone];
  return (
    <svg viewBox="0 0 48 48" className={`mx-auto size-16 ${line}`} fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="22" className={disc} />
      <path
        d={LINES[shows]}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
