export {
  type AnalyticsEvent,
  allEvents,
  type BrowserEvent,
  EVENTS,
  eventName,
  type LedgerEvent,
  type ServerEvent,
} from './catalogue.ts';
export { hitBody } from './contract.ts';
export { DAY_ZONE, type Day, dayOf, lastDays, startOfDay } from './days.ts';
export { type DaySummary, type FunnelStep, funnelOf, summariseDays } from './funnel.ts';
export { type EndedPayment, tallyPayments } from './payments.ts';
export { mergeTallies, type Tally } from './tally.ts';
