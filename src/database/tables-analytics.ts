/** What is counted of visits; conventions as in `tables.ts`. */

/** Random, one a day; what a visitor is called that day is made with it, and it goes when the day is rolled up. */
export interface AnalyticsSaltRow {
  day: string;
  salt: string;
}

/** One thing counted, kept until its day is rolled up. No address, no browser, no time but the day. */
export interface AnalyticsHitRow {
  id: string;
  day: string;
  visitor: string;
  /** `view` or `event`. */
  kind: string;
  /** `category.action` of an event, else empty. */
  name: string;
  label: string;
  value: number | null;
  path: string;
}

/** What stays of a day: sums only. See `Tally` in the analytics slice. */
export interface AnalyticsDayRow {
  day: string;
  kind: string;
  name: string;
  label: string;
  count: number;
  visitors: number;
  value_sum: number;
}

export interface AnalyticsLimitRow {
  sender: string;
  minute: string;
  hits: number;
}

export interface AnalyticsTables {
  analytics_salts: AnalyticsSaltRow;
  analytics_hits: AnalyticsHitRow;
  analytics_days: AnalyticsDayRow;
  analytics_limits: AnalyticsLimitRow;
}
