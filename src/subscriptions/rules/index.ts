export { type SubscriptionStatus, wireStatus } from './contract.ts';
export {
  applyGrant,
  doneBefore,
  type Extended,
  extendAccess,
  type Gift,
  type Granted,
  isGrant,
  MOST_DAYS_GIVEN,
} from './gift.ts';
export {
  decideImport,
  type ImportDecision,
  type OldSubscription,
  readDocument,
  readDocumentRows,
  readOldSubscription,
  SUBSCRIPTION_NOTES,
  type SubscriptionNote,
} from './import/index.ts';
export {
  KNOWN_FOR_MS,
  PLAN_LETTERS,
  type PlanLetter,
  planLetterDue,
} from './plan-letters.ts';
export { REMINDER_ERRORS, type ReminderErrorCode, remindersBody } from './reminders.ts';
export {
  type Access,
  type Applied,
  accessOf,
  applyPayment,
  type CapturedPayment,
  endForRefund,
  expiryOf,
  isValid,
  mayBuy,
  type PaymentMethod,
  type SubscriptionDocument,
  type UserDetails,
} from './subscription.ts';
