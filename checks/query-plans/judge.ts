/** A part of a plan that reads a table from end to end, or so much of it that it comes to the same. */
export interface Scan {
  table: string;
  /** In the engine's own words. */
  says: string;
}

/** How large the tables and indexes of the database are that the plans were made for. */
export interface Sizes {
  rows: ReadonlyMap<string, number>;
  /** Of an index: how many rows it holds, and how many of them share the values of its first column, of its first two, … */
  indexes: ReadonlyMap<string, { rows: number; alike: readonly number[] }>;
}

/** Tables smaller than this stay so; reading one whole costs nothing. */
export const GROWS_FROM_ROWS = 1_000;
/** More of a table than this is not "some rows of it". */
const PART = 0.1;

const grows = ({ rows }: Sizes, table: string): boolean => (rows.get(table) ?? 0) >= GROWS_FROM_ROWS;
const isMuch = ({ rows }: Sizes, table: string, read: number): boolean =>
  read > PART * (rows.get(table) ?? 0);

/** @param plan the `detail` of each line of EXPLAIN QUERY PLAN */
export function scansOfSqlite(plan: readonly string[], sql: string, sizes: Sizes): Scan[] {
  const hasLimit = /\blimit\b/i.test(sql);
  return plan.flatMap((says): Scan[] => {
    const [, how, table = ''] = /^(SCAN|SEARCH) (\S+)/.exec(says) ?? [];
    if (!how || !grows(sizes, table)) return [];
    const index = sizes.indexes.get(/USING (?:COVERING )?INDEX (\S+)/.exec(says)?.[1] ?? '');
    if (how === 'SCAN') {
      // A partial index of the few rows that are meant, or the first rows of an order that an index has.
      if (index && !isMuch(sizes, table, index.rows)) return [];
      return index && hasLimit && !plan.some((line) => line.startsWith('USE TEMP B-TREE'))
        ? []
        : [{ table, says }];
    }
    const terms = /\(([^)]*)\)/.exec(says)?.[1]?.split(' AND ') ?? [];
    // How many rows have no value at all is in no average.
    if (terms.length > 0 && terms.every((term) => sql.includes(`"${term.split('=')[0]}" is null`)))
      return [{ table, says }];
    if (!index || terms.some((term) => /[<>]/.test(term))) return [];
    return isMuch(sizes, table, index.alike[terms.length - 1] ?? 0) ? [{ table, says }] : [];
  });
}

/** The part of EXPLAIN (FORMAT JSON) that is read; what was counted is there after ANALYZE only. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export function scansOfPostgres(node: PlanNode, sizes: Sizes): Scan[] {
  const below = (node.Plans ?? []).flatMap((plan) => scansOfPostgres(plan, sizes));
  const table = node['Relation Name'];
  // The table of a change is no scan; what finds its rows stands below.
  if (!table || node['Node Type'] === 'ModifyTable' || !grows(sizes, table)) return below;
  const says =
    `${node['Node Type']} on ${table} ${node['Index Name'] ?? ''} ${node['Index Cond'] ?? ''}`.trim();
  const scan = [...below, { table, says }];
  if (node['Node Type'] === 'Seq Scan') return scan;
  if (node['Actual Rows'] !== undefined) {
    const each =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    return isMuch(sizes, table, each * (node['Actual Loops'] ?? 1)) ? scan : below;
  }
  const index = sizes.indexes.get(node['Index Name'] ?? '');
  const isWhole = /^Index (Only )?Scan$/.test(node['Node Type']) && !node['Index Cond'];
  return isWhole && isMuch(sizes, table, index?.rows ?? 0) ? scan : below;
}
