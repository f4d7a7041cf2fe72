import { sql } from 'kysely'
import pg from 'pg'
import { Gauge } from 'prom-client'
import { lockBriefly } from '../database/lock-briefly.ts'
import type { DB } from '../database.generated.ts'
import type { Db, Tx } from '../database.ts'
import { registry } from '../metrics.ts'
import { type Period, periodsAhead, type Unit } from './periods.ts'

/** The partitioned tables, and the period of each partition (docs/decisions/0098-what-grows-in-parts.md). */
export const partitioned = {
  audit_entries: 'year',
  chat_messages: 'year',
  notifications: 'month',
  order_events: 'year',
  stock_movements: 'year',
} as const satisfies Partial<Record<keyof DB, Unit>>
export type Partitioned = keyof typeof partitioned

/** A partition of a table; rows outside of all are in its default partition. */
export interface Partition {
  table: string
  /** Its name is that of the table and this. */
  suffix: string
  /** null: whatever is older. */
  since: Date | null
  until: Date
}

/** Reads the partitions of all tables from PostgreSQL's catalogue, the oldest first. */
export const listPartitions = `
  select "table", suffix,
    case when since ~ '^[0-9a-f]{8}-' then uuid_extract_timestamp(since::uuid) else since::timestamptz end as since,
    case when until ~ '^[0-9a-f]{8}-' then uuid_extract_timestamp(until::uuid) else until::timestamptz end as until
  from (
    select parent.relname as "table", substr(part.relname, length(parent.relname) + 2) as suffix,
      substring(pg_get_expr(part.relpartbound, part.oid) from $$FROM \\('([^']+)'$$) as since,
      substring(pg_get_expr(part.relpartbound, part.oid) from $$TO \\('([^']+)'$$) as until
    from pg_inherits join pg_class parent on parent.oid = inhparent join pg_class part on part.oid = inhrelid
    where parent.relkind = 'p' and parent.relnamespace = 'public'::regnamespace
  ) parts
  where until is not null
  order by "table", 4`

// any constant, the same in every process
const LOCK = 724_098
const CHECK_VIOLATION = '23514'

/**
 * Creates missing partitions for the present and the near future. One with rows already in the default partition, since
 * a clock was ahead, is not created: they stay where they are, and so do those that follow.
 * @returns those that were not made
 */
export async function makePartitions(db: Db, now: Date): Promise<string[]> {
  const missing: string[] = []
  const made = await allPartitions(db)
  for (const [table, unit] of Object.entries(partitioned)) {
    const partitions = made.filter((partition) => partition.table === table)
    for (const period of periodsAhead(unit, now).filter((period) => !isMade(period, partitions))) {
      try {
        await db.transaction().execute((tx) => makeIn(tx, table, period))
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.code === CHECK_VIOLATION)) throw error
        missing.push(`${table}_${period.suffix}`)
      }
    }
    showReach(table, reachOf(await partitionsOf(db, table), now))
  }
  return missing
}

/** Until when partitions cover every instant from now on. @param partitions of one table, the oldest first */
function reachOf(partitions: readonly Pick<Partition, 'since' | 'until'>[], now: Date): Date {
  let reach = now
  for (const { since, until } of partitions) if ((since === null || since <= reach) && until > reach) reach = until
  return reach
}

function isMade({ since, until }: Period, partitions: readonly Partition[]): boolean {
  return partitions.some(
    (partition) => (partition.since === null || partition.since < until) && partition.until > since,
  )
}

async function makeIn(tx: Tx, table: string, period: Period): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
  // another process may have made it meanwhile
  if (isMade(period, await partitionsOf(tx, table))) return
  const { suffix, since, until } = period
  await lockBriefly(tx, (tx) => sql`select add_partition(${table}, ${suffix}, ${since}, ${until})`.execute(tx))
}

/** Drops the partitions of a table that end before this instant, with what would be deleted with their rows. */
export async function retirePartitions(db: Db, table: Partitioned, before: Date): Promise<void> {
  for (const { suffix, until } of await partitionsOf(db, table)) {
    if (until <= before) await db.transaction().execute((tx) => retireIn(tx, table, suffix))
  }
}

async function retireIn(tx: Tx, table: Partitioned, suffix: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
  if (!(await partitionsOf(tx, table)).some((partition) => partition.suffix === suffix)) return
  await sql`select clear_keys_to_partition(${table}, ${suffix})`.execute(tx)
  await lockBriefly(tx, (tx) => sql`select drop_partition(${table}, ${suffix})`.execute(tx))
}

/** Analyzes partitioned tables as a whole, which PostgreSQL does by itself for each partition alone. */
export async function measurePartitioned(db: Db): Promise<void> {
  for (const table of Object.keys(partitioned)) await sql`analyze only ${sql.table(table)}`.execute(db)
}

async function partitionsOf(db: Db | Tx, table: string): Promise<Partition[]> {
  return (await allPartitions(db)).filter((partition) => partition.table === table)
}

async function allPartitions(db: Db | Tx): Promise<Partition[]> {
  const { rows } = await sql.raw<Partition>(listPartitions).execute(db)
  return rows
}

const reach = new Gauge({
  name: 'db_partitions_until_timestamp_seconds',
  help: 'Until when the parts of a table reach without a gap from the present on, in seconds since 1970',
  labelNames: ['table'],
  aggregator: 'max',
  registers: [registry],
})

const showReach = (table: string, until: Date) => reach.set({ table }, until.getTime() / 1000)
