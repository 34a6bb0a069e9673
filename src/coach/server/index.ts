/** The coach's door for the server. */
export { type CoachDeps, coachRoutes } from './routes.ts';
