/** Scans of growing tables that are meant. Each says why; one that is found no more is a fault of this list. */
export const ALLOWED_SCANS: readonly {
  /** Ours, or the package of a library that asks by itself. */
  file: string;
  table: string;
  /** Stands in the statement, where not all of the file's are meant. */
  sql?: string;
  why: string;
}[] = [
  {
    file: 'src/server/row-counts.ts',
    table: 'checkouts',
    why: 'Counts what is over: 5,000 entries of an index at a time, every five minutes at most.',
  },
  { file: 'src/server/row-counts.ts', table: 'refunds', why: 'As for checkouts.' },
  {
    file: 'src/checkout/server/money.ts',
    table: 'checkouts',
    sql: 'join "checkouts"',
    why: 'The operator’s report, in a process of its own: for the payments of a month PostgreSQL joins the whole table.',
  },
  {
    file: 'src/checkout/server/transactions.ts',
    table: 'refunds',
    sql: 'join "refunds"',
    why: 'The operator’s list of payments: as for the report.',
  },
  {
    file: 'src/operator/compare-providers.ts',
    table: 'checkouts',
    sql: 'where "provider"',
    why: 'Asked by the operator after a restore: payments that are on a provider’s page, so those of the last hour.',
  },
  {
    file: 'src/checkout/server/outcomes.ts',
    table: 'checkouts',
    sql: 'join "checkouts"',
    why: 'The operator’s statistics: as for the report.',
  },
  {
    file: 'src/identity/server/import/import-users.ts',
    table: 'user',
    why: 'Asks for 500 people at once, in the operator’s process; PostgreSQL looks so many up only in a larger table.',
  },
  {
    file: 'src/subscriptions/server/import/import-subscriptions.ts',
    table: 'user',
    why: 'As for the people.',
  },
  {
    file: 'src/analytics/server/roll-up.ts',
    table: 'analytics_hits',
    sql: 'select distinct "day"',
    why: 'Which days are over: the table holds the days that are not rolled up, so one or two.',
  },
  {
    file: 'src/analytics/server/roll-up.ts',
    table: 'analytics_limits',
    why: 'Swept each quarter of an hour, so it holds the senders of that time; PostgreSQL joins it whole with the 200 that go.',
  },
  {
    file: 'src/analytics/server/tallies.ts',
    table: 'analytics_hits',
    sql: 'select distinct "day"',
    why: 'The operator’s statistics ask which days are not rolled up yet; the table holds those days only.',
  },
  {
    file: 'src/identity/server/account/own-belongings.ts',
    table: 'verification',
    why: 'Looks into JSON, when an account is erased. Rows live ten minutes and are swept, so the table stays small.',
  },
  {
    file: '@better-auth/kysely-adapter',
    table: 'rateLimit',
    sql: 'delete from "rateLimit"',
    why: 'The library forgets whose minute is over whenever somebody’s begins anew, so the table holds the clients of the last minutes.',
  },
];

/** Files with lines that no test runs. */
export const UNTESTED_LINES: readonly string[] = [];

/** Tables of the product that stay small however much is sold. */
export const SMALL_TABLES: readonly string[] = [
  'jwks',
  'old_hash_configs',
  'erasure_keys',
  // A row a day, until the day is rolled up.
  'analytics_salts',
  // A row for each server process that runs.
  'storage_proofs',
  // One row after a restore.
  'purchase_hold',
  // A row for each command of the operator that changed something.
  'operator_acts',
  // A row a night.
  'comparisons',
  // One payment in some hundreds is disputed.
  'disputes',
  'kysely_migration',
  'kysely_migration_lock',
];
