export { decideImport, type ImportDecision } from './decide.ts';
export { readDocument, readDocumentRows } from './firestore.ts';
export {
  type OldSubscription,
  readOldSubscription,
  SUBSCRIPTION_NOTES,
  type SubscriptionNote,
} from './old-subscription.ts';
