export { lockFolder } from './folder-lock.ts';
export { type Database, type Engine, migrate, openDatabase } from './open.ts';
export type {
  AnalyticsHitRow,
  CheckoutRow,
  KeptLetterRow,
  PaymentRow,
  RefundRow,
  SubscriptionRow,
  Tables,
} from './tables.ts';
