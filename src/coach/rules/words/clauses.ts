/** The last resort, where a message leaves nothing to take up and no situation fits. */
import type { Tone } from '../contract.ts';

export type Clause = readonly [Tone, string];

/** Asked in good faith, claiming nothing. */
export const SPARE_LINES: readonly Clause[] = [
  ['warm', 'Tell me more about that, I would like to hear it.'],
  ['playful', 'Okay, now I am curious. Go on.'],
  ['calm', 'I am not sure I got that right. What do you mean?'],
  ['direct', 'Say a bit more? I want to answer the right thing.'],
  ['warm', 'I am listening. What made you think of that?'],
  ['playful', 'You have my full attention. And then?'],
];
export const SPARE_CARE: readonly Clause[] = [
  ['warm', 'Thank you for telling me. What would help right now?'],
  ['calm', "I'm reading carefully. Take your time."],
  ['direct', "I'd rather talk about this calmly, in a while."],
];
