/** The assistant's screen, for whoever can give it a way to the coach. */
export type { CoachTransport } from './advice-client.ts';
export { Cyrano } from './Cyrano.tsx';
