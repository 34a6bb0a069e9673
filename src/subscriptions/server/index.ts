export { subscriptionRoutes } from './routes.ts';
export { findSubscription, saveSubscription } from './store.ts';
