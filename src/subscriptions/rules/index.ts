export { type SubscriptionStatus, wireStatus } from './contract.ts';
export {
  type Access,
  type Applied,
  accessOf,
  applyPayment,
  type CapturedPayment,
  expiryOf,
  isValid,
  mayBuy,
  type PaymentMethod,
  type SubscriptionDocument,
  type UserDetails,
} from './subscription.ts';
