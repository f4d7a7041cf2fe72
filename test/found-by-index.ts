import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { Heard } from './rows-read.ts'

/**
 * Of these columns ('table.column'), those by which rows are found only by reading all of the table: no index leads with
 * the column and has every row in which it is not null. The planner is not asked: for little or nothing it takes any index.
 */
export async function foundByNoIndex(db: Db, columns: Iterable<string>): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select distinct t.relname || '.' || a.attname as "column"
    from pg_index x
      join pg_class t on t.oid = x.indrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where t.relnamespace = 'public'::regnamespace and x.indisvalid
      and coalesce(pg_get_expr(x.indpred, x.indrelid) = format('(%I IS NOT NULL)', a.attname), true)`.execute(db)
  const found = new Set(rows.map(({ column }) => column))
  return [...columns].filter((column) => !found.has(column))
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/**
 * The tables that a statement has to read whole, as the product's pool has it planned: without its values, so an index of
 * some states serves only a statement in which they are written out.
 */
export async function readWhole(db: Db, { text }: Heard): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
      explain (generic_plan, format json) ${sql.raw(text)}`.execute(tx)
    return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan)).flatMap(tableRead)
  })
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

function tableRead({ 'Node Type': type, 'Relation Name': table }: PlanNode): string[] {
  return type === 'Seq Scan' && table !== undefined ? [table] : []
}
