/** Every situation in the order of `order.yaml`, and which of them apply to a message. */
import type { Reading } from '../reading.ts';
import { order } from './book.ts';
import { widened } from './guards/wider.ts';
import { isHeavyIn } from './heavy.ts';
import type { Situation } from './situation.ts';
import { partOf, situationsIn } from './tiers.ts';

const SITUATIONS = widened(order.first.flatMap(partOf));
const LATE_SITUATIONS = order.late.flatMap(partOf);

/** A loss or news of that weight: nothing is said beside what meets it. */
export const isHeavy: (reading: Reading) => boolean = isHeavyIn(situationsIn);

/** Several may share a name: another wording of a situation (`as`) has lines of its own. */
export const situationsNamed = (name: string): readonly Situation[] =>
  [...SITUATIONS, ...LATE_SITUATIONS].filter((situation) => situation.name === name);

/** The first situation that applies may be the wrong one: where nothing is grave, so many are taken together, and their lines compete. */
const MOST_SITUATIONS = 5;

/**
 * The situations that apply, best first. Where the matter is `grave` or the situation `firm`, an `exclusive` one is the last; elsewhere the next ones
 * compete.
 */
export function situationsFor(
  reading: Reading,
  skip: (situation: Situation) => boolean = () => false,
  grave = true,
): Situation[] {
  const found: Situation[] = [];
  for (const situation of SITUATIONS) {
    if (!situation.when(reading) || skip(situation)) continue;
    found.push(situation);
    if (
      grave || situation.firm
        ? situation.exclusive
        : found.length >= MOST_SITUATIONS && found.some(({ exclusive }) => exclusive)
    )
      break;
  }
  if (found.some(({ exclusive }) => exclusive)) return found;
  const late = LATE_SITUATIONS.find((situation) => !skip(situation) && situation.when(reading));
  if (!late) return found;
  return late.firm ? [late] : [late, ...found];
}
