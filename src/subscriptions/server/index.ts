export { subscriptionBelongings } from './belongings.ts';
export {
  type ImportLedger,
  type ImportSubscriptionsOptions,
  importSubscriptions,
  type SubscriptionOutcome,
} from './import/import-subscriptions.ts';
export { subscriptionRoutes } from './routes.ts';
export { findSubscription, listSubscriptions, saveSubscription } from './store.ts';
