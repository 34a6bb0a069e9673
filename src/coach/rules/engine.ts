/**
 * The coach's engine: what reads a message and writes replies. About 450 modules and the tables in them, so it is loaded in worker threads,
 * the terminal, benchmarks and training, never on the thread that serves (checks/serving-thread.test.ts).
 */
export { type Advice, advise, readAndAdvise } from './advise.ts';
export { analyse } from './analysis.ts';
export { emotions } from './emotions.ts';
export { type ExplainedFlag, type ExplainedReply, type Explanation, explain } from './explain.ts';
export { insights } from './insights.ts';
export { learnVoice } from './knowing/learn-voice.ts';
export { createModels, type Models } from './models.ts';
export { read } from './read.ts';
export { takenApart } from './reading/pasted-turns.ts';
export { rewrite } from './rewrite.ts';
export { starters } from './starters.ts';
export { carefulLine } from './written/careful-line.ts';
export { createCheck } from './written/check.ts';
export { chooseWritten, fillUp } from './written/choose.ts';
export { isUnjudged, writingFor } from './written/may-write.ts';
export { promptFor } from './written/prompt.ts';
export { joinReading } from './written/reading.ts';
export { insightsFrom, insightsPrompt } from './written/tasks/insights.ts';
export { rewritePrompt, rewritesFrom } from './written/tasks/rewrite.ts';
export { startersFrom, startersPrompt } from './written/tasks/starters.ts';
