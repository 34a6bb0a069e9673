/** The coach's door for the server. */
export { warmUp } from './models.ts';
export { type CoachDeps, coachRoutes } from './routes.ts';
