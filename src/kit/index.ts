export { every, type Repeated } from './every.ts';
export { isBlank } from './is-blank.ts';
export { ownTurn } from './own-turn.ts';
export { type Problem, problem } from './problem.ts';
export { type FileRow, isRecord, readRows } from './read-rows.ts';
export { err, ok, type Result } from './result.ts';
export { southAfricanDay, southAfricanTime } from './south-african-time.ts';
export { addDays, DAY_MS, type IsoTime, isoTime, MINUTE_MS } from './time.ts';
