export { lockFolder } from './folder-lock.ts';
export { type Database, type Engine, migrate, openDatabase } from './open.ts';
export type {
  AnalyticsHitRow,
  CheckoutRow,
  PaymentRow,
  SubscriptionRow,
  Tables,
} from './tables.ts';
