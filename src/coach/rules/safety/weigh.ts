/** Weighs the parts of a danger that no single phrase gives away. */
import { find, hits } from '../prefilter/prefilter.ts';
import type { Stretch } from './dangers/danger.ts';
import { LAUGH } from './patterns/fragments.ts';
import type { Weighing } from './patterns/rule.ts';

/** Where the evidence stands in `plain`, or undefined when the weight is not reached. */
export function weigh(weighing: Weighing, plain: string, before: string): Stretch | undefined {
  if (!weighing.serious && hits(LAUGH, plain)) return undefined;
  if (weighing.unless && hits(weighing.unless, plain)) return undefined;
  const here = weighing.parts.map(([, cue]) => find(cue, plain));
  // What they said before keeps its weight, but something has to be said now.
  const counted = weighing.parts.map(([, cue], at) => here[at] !== null || hits(cue, before));
  if (weighing.needs && !weighing.needs.some((at) => counted[at])) return undefined;
  const weight = weighing.parts.reduce((sum, [points], at) => sum + (counted[at] ? points : 0), 0);
  if (weight < weighing.enough) return undefined;
  const own = here
    .map((match, at) => ({ match, points: weighing.parts[at]?.[0] ?? 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .find(({ match }) => match !== null)?.match;
  const heaviestHere = here.reduce(
    (sum, match, at) => sum + (match ? Math.max(weighing.parts[at]?.[0] ?? 0, 0) : 0),
    0,
  );
  return own && heaviestHere >= 2 ? { index: own.index, length: own[0].length } : undefined;
}
