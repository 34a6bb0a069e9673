/** What can be said about a thing that stands under a no: that they never want it, or that it let them down. */
import type { Denial } from '../reading/denial.ts';
import { F, type KindLine, L, T } from './kinds/kind-line.ts';

const S = 'sympathise';

export const DENIED_LINES: Readonly<Record<Denial, readonly KindLine[]>> = {
  taste: [
    [F, 'direct', 'Was {x} never for you, or was there one bad experience?'],
    [T, 'playful', 'So {x} and you will never be friends. What happened there?'],
    [L, 'warm', 'Good to know about {x}, I will remember that. What do you go for instead?'],
    [T, 'witty', 'I will keep {x} at a safe distance. What may stay?'],
    [L, 'calm', 'No {bare} then, that is easily done. What is at the top of your list?'],
  ],
  outcome: [
    [S, 'warm', 'Not what you needed from {x}. What happens now?'],
    [T, 'playful', '{x} had one job. How are you taking it?'],
    [F, 'direct', 'So what is the plan with {x} now?'],
    [S, 'calm', 'I am sorry about {x}. Is there a plan B, or is it too early for one?'],
  ],
};
