/** The last resort, where a message leaves nothing to take up and no situation fits. */
import type { Tone } from '../contract.ts';

export type Clause = readonly [Tone, string];

/** Asked in good faith, claiming nothing. */
export const SPARE_LINES: readonly Clause[] = [
  ['warm', 'I like the way you say things. What else is going on over there today?'],
  ['playful', 'You have my attention, and I am easily distracted. Go on.'],
  ['calm', 'Fair enough. How is the rest of your day looking?'],
  ['direct', 'I want to answer the right thing. Say a bit more?'],
  ['playful', 'Noted, and filed under interesting. What happens next?'],
];
export const SPARE_CARE: readonly Clause[] = [
  ['warm', 'Thank you for telling me. What would help right now?'],
  ['calm', 'I am here, and there is no hurry. Say as much or as little as you like.'],
  ['direct', "I'd rather talk about this calmly, in a while."],
];
