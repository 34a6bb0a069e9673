/** The coach's door for the server. */
export {
  chooseEngine,
  ENDPOINT_STATES,
  type EndpointState,
  LLM_OUTCOMES,
  type ObserveLlm,
} from './choose-engine.ts';
export type { CoachEngine } from './engine.ts';
export { freely, type Permit } from './permit.ts';
export { type CoachPool, coachPool } from './pool/coach-pool.ts';
export { type ObservePool, POOL_OUTCOMES } from './pool/observe.ts';
export { type CoachDeps, coachRoutes, type Recalled } from './routes.ts';
