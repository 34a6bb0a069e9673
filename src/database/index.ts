export { copyDatabase, inspectCopy, sealCopy } from './backup.ts';
export { databaseClock, databaseTime } from './database-clock.ts';
export { DatabaseFault, type FolderState } from './database-file.ts';
export { lockFolder } from './folder-lock.ts';
export { isBehind, type Listed, type ListKey, type ListPage, listed } from './list-page.ts';
export { type Database, EMBEDDED_FILE, type Engine, migrate, openDatabase } from './open.ts';
export { keepStatistics, refreshStatistics } from './statistics.ts';
export type { Storage } from './storage.ts';
export { type StorageFault, storageFaultOf, withDetail } from './storage-fault.ts';
export { SWEEP_ROWS, sweepAll } from './sweep.ts';
export type {
  CheckoutRow,
  KeptLetterRow,
  PaymentEventRow,
  PaymentRow,
  RefundRow,
  SubscriptionRow,
  Tables,
} from './tables.ts';
export type { RefundRequestRow } from './tables-after-paying.ts';
export type { AnalyticsHitRow } from './tables-analytics.ts';
export type { MemoryPersonRow, MemorySettingsRow, MemoryTurnRow } from './tables-memory.ts';
export type { OperatorActRow } from './tables-operator.ts';
