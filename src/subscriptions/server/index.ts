export { subscriptionRoutes } from './routes.ts';
export { findSubscription, listSubscriptions, saveSubscription } from './store.ts';
