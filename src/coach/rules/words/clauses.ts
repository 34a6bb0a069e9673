/** The last resort, where a message leaves nothing to take up and no situation fits. */
import type { Tone } from '../contract.ts';

export type Clause = readonly [Tone, string];

/** Asked in good faith, claiming nothing. */
export const SPARE_LINES: readonly Clause[] = [
  ['warm', 'I read that twice and I would rather ask than guess. What is behind it?'],
  ['playful', 'You have my full attention now. Go on.'],
  ['calm', 'Okay, I am listening. Where does that come from?'],
  ['direct', 'Say a bit more, so that I answer the right thing.'],
  ['warm', 'I am glad you told me. How do you feel about it?'],
  ['witty', 'There is a longer version of that, I can tell. I have time.'],
  ['playful', 'That could go three ways and I like all of them. Which one is it?'],
];
export const SPARE_CARE: readonly Clause[] = [
  ['warm', 'Thank you for telling me. What would help right now?'],
  ['calm', "I'm reading carefully. Take your time."],
  ['direct', "I'd rather talk about this calmly, in a while."],
];
