/** The assistant's screen, for whoever can give it a way to the coach. */

export { Cyrano } from './Cyrano.tsx';
export type { CoachTransport } from './coach-call.ts';
