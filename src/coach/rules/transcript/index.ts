/**
 * A pasted chat taken apart into turns. Nothing of the coach's engine stands behind this door: it is small and pure, and the browser
 * loads it (`#coach/transcript`).
 */
export { parseTranscript, type Transcript, type TranscriptTurn } from './parse.ts';
