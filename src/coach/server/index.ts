/** The coach's door for the server. */
export { chooseEngine, LLM_OUTCOMES, type ObserveLlm } from './choose-engine.ts';
export { type CoachEngine, localEngine } from './engine.ts';
export { warmUp } from './models.ts';
export { type CoachDeps, coachRoutes } from './routes.ts';
