import { expect, it } from 'vitest';
import { type PlanNode, type Sizes, scansOfPostgres, scansOfSqlite } from './judge.ts';

const SIZES: Sizes = {
  rows: new Map([
    ['big', 10_000],
    ['small', 10],
  ]),
  indexes: new Map([
    ['by_kind', { rows: 10_000, alike: [5_000, 1] }],
    ['some', { rows: 20, alike: [10] }],
  ]),
};

it.each<[string, string, string[], number]>([
  ['a whole table', 'select', ['SCAN big'], 1],
  ['a table that stays small', 'select', ['SCAN small'], 0],
  ['a whole index', 'select', ['SCAN big USING COVERING INDEX by_kind'], 1],
  ['the first rows of an index', 'select limit ?', ['SCAN big USING INDEX by_kind'], 0],
  [
    'all rows to sort them',
    'select limit ?',
    ['SCAN big USING INDEX by_kind', 'USE TEMP B-TREE FOR ORDER BY'],
    1,
  ],
  ['a partial index of few rows', 'select', ['SCAN big USING INDEX some'], 0],
  ['half of a table', 'select', ['SEARCH big USING INDEX by_kind (kind=?)'], 1],
  ['one row', 'select', ['SEARCH big USING INDEX by_kind (kind=? AND id=?)'], 0],
  ['a stretch of time', 'select', ['SEARCH big USING INDEX by_kind (kind=? AND at>?)'], 0],
  ['a joined row', 'select', ['SEARCH big USING INDEX by_kind (kind=? AND id=?) LEFT-JOIN'], 0],
  ['rows without a value', 'select where "id" is null', ['SEARCH big USING INDEX some (id=?)'], 1],
])('sees in SQLite whether %s is read', (_what, sql, plan, scans) => {
  expect(scansOfSqlite(plan, sql, SIZES)).toHaveLength(scans);
});

const node = (type: string, more: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': type,
  'Relation Name': 'big',
  ...more,
});

it.each<[string, PlanNode, number]>([
  ['a whole table', node('Seq Scan'), 1],
  ['a table that stays small', node('Seq Scan', { 'Relation Name': 'small' }), 0],
  ['a whole index', node('Index Only Scan', { 'Index Name': 'by_kind' }), 1],
  ['a partial index of few rows', node('Index Scan', { 'Index Name': 'some' }), 0],
  [
    'one row',
    node('Index Scan', { 'Index Name': 'by_kind', 'Index Cond': 'id', 'Actual Rows': 1, 'Actual Loops': 1 }),
    0,
  ],
  [
    'much that is thrown away',
    node('Index Scan', {
      'Index Cond': 'kind',
      'Actual Rows': 0,
      'Rows Removed by Filter': 5_000,
      'Actual Loops': 1,
    }),
    1,
  ],
  ['a scan below a change', node('ModifyTable', { Plans: [node('Seq Scan')] }), 1],
])('sees in PostgreSQL whether %s is read', (_what, plan, scans) => {
  expect(scansOfPostgres(plan, SIZES)).toHaveLength(scans);
});
