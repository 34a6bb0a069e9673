export { createRecorder, type Recorder } from './recorder.ts';
export { rollUp, startRollUp } from './roll-up.ts';
export { analyticsRoutes, countReplies } from './routes.ts';
export { readTallies } from './tallies.ts';
