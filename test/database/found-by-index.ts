import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { Heard } from './rows-read.ts'

/**
 * Of these columns ('table.column'), those by which rows are found only by reading all of the table: no index leads with
 * the column and has every row in which it is not null. The planner is not asked: for little or nothing it takes any index.
 */
export async function foundByNoIndex(db: Db, columns: Iterable<string>): Promise<string[]> {
  const { leading } = await readIndexes(db)
  return [...columns].filter((column) => !leading.has(column))
}

/** The product's tables, the columns ('table.column') that lead a whole index, and the one that leads each index, by its name. */
async function readIndexes(db: Db) {
  const { rows } = await sql<{ index: string; table: string; column: string; whole: boolean }>`
    select i.relname as index, t.relname as "table", coalesce(a.attname, pg_get_indexdef(x.indexrelid, 1, false)) as "column",
      a.attname is not null and x.indisvalid
        and coalesce(pg_get_expr(x.indpred, x.indrelid) = format('(%I IS NOT NULL)', a.attname), true) as whole
    from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0] and a.attnum > 0
    where t.relnamespace = 'public'::regnamespace`.execute(db)
  return {
    tables: new Set(rows.map(({ table }) => table)),
    leading: new Set(rows.filter(({ whole }) => whole).map(({ table, column }) => `${table}.${column}`)),
    byIndex: new Map(rows.map(({ index, column }) => [index, column])),
  }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

/**
 * The tables that a statement has to read whole, as the product's pool has it planned: without its values, so an index
 * of some states serves only a statement in which they are written out. Where a table has next to nothing the planner
 * may take an index that has what is requested second; then one that has it first is enough.
 */
export async function readWhole(db: Db, { text }: Heard): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off`.execute(
      tx,
    )
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (generic_plan, format json) ${sql.raw(text)}`.execute(tx)
    const { leading, byIndex, tables } = await readIndexes(tx)
    const isLed = (node: PlanNode) => node['Index Cond']?.includes(byIndex.get(node['Index Name'] ?? '') ?? '\0')
    const whole: string[] = []
    for (const node of rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))) {
      const table = node['Relation Name']
      if (table === undefined || !tables.has(table) || !node['Node Type'].endsWith('Scan')) continue
      const isFound = filteredColumns(node).some((column) => leading.has(`${table}.${column}`))
      if (!isFound && !nodesOf(node).some(isLed)) whole.push(table)
    }
    return whole
  })
}

/** The columns for which a scan is given a value, or several. */
function filteredColumns(scan: PlanNode): string[] {
  const conditions = [scan['Index Cond'], scan['Recheck Cond'], scan.Filter].join(' ')
  return [...conditions.matchAll(/(?:\w+\.)?(\w+) = /g)].map(([, column = '']) => column)
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}
