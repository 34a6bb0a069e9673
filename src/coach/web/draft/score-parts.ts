import type { ScorePart } from '#coach';

/** From this share of its points on a part needs no change. */
export const GOOD_SHARE = 0.7;

/** A score as the screen tells it. */
export interface ToldScore {
  /** Why the draft must not go out as it stands; null where nothing speaks against it. */
  warning: string | null;
  /** What costs points, the dearest first. */
  toChange: ScorePart[];
  works: ScorePart[];
}

/** Takes a score apart. The part that carries no points is the safety gate: it speaks where the whole draft scores nothing. */
export function tellScore({ total, parts }: { total: number; parts: readonly ScorePart[] }): ToldScore {
  const gate = parts.find(({ of }) => of === 0);
  const counted = parts.filter(({ of }) => of > 0);
  const lost = ({ points, of }: ScorePart) => of - points;
  return {
    warning: total === 0 ? (gate?.why ?? null) : null,
    toChange: counted.filter(({ points, of }) => points < of * GOOD_SHARE).sort((a, b) => lost(b) - lost(a)),
    works: counted.filter(({ points, of }) => points >= of * GOOD_SHARE),
  };
}

/** A source without the number of its row in our own table of evidence. */
export const sourceNamed = (source: string): string =>
  source.replace(/(^|; )rows? [\d, and]+: /g, '$1').trim();
