/** Where the situations that are still code look for it; goes with the last of them. */
export { read } from '../read.ts';
export type { Reading } from '../reading.ts';
