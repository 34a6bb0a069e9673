export { reminderBelongings, subscriptionBelongings } from './belongings.ts';
export {
  type ExtendOutcome,
  extendSubscription,
  type GiftLedger,
  type Given,
  type GivingDeps,
  type GrantOutcome,
  grantAccess,
  type NotNow,
} from './give-access.ts';
export {
  type ImportLedger,
  type ImportSubscriptionsOptions,
  importSubscriptions,
  type SubscriptionOutcome,
} from './import/import-subscriptions.ts';
export { remindersWanted, startPlanLetters } from './plan-letters.ts';
export { letterRoutes, reminderRoutes } from './reminder-routes.ts';
export { subscriptionRoutes } from './routes.ts';
export { findSubscription, listSubscriptions, saveSubscription } from './store.ts';
