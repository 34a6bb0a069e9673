/** A drawn sign beside words, 20 units wide, in the colour of its text. */
export function Sign({
  d,
  width = 1.6,
  className = 'size-4.5',
}: {
  readonly d: string;
  readonly width?: number;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 20 20" className={className} fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const SIDES = 'M3 7h12m0 0-3.500-3.500M15 7l-3.500 3.500M17 13H5m0 0 3.500-3.500M5 13l3.500 3.500';
const DOTS = [4, 10, 16] as const;

/** Three dots: what else can be done. */
export function Dots() {
  return (
    <svg viewBox="0 0 20 20" className="size-4.5" fill="currentColor" aria-hidden="true">
      {DOTS.map((x) => (
        <circle key={x} cx={x} cy="10" r="1.600" />
      ))}
    </svg>
  );
}
