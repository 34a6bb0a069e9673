/** The assistant's screen, for whoever can give it a way to the coach. */

export { Cyrano } from './Cyrano.tsx';
export type { CoachTransport } from './coach-call.ts';
export { sharedScreen } from './kept-cyrano.ts';
export { memoryClient } from './memory-client.ts';
export type { OfflineReading } from './offline-reading.ts';
