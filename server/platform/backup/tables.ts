import type pg from 'pg'
import type { Partition } from '../partitioning/partitions.ts'

/** A table with its rows in the backup, and the columns that can be written. */
export interface Table {
  /** With its schema, quoted where needed: it stands in statements as it is. */
  name: string
  columns: string[]
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

// of the job queue: what has to run and when. What it counts and warns of is measured anew
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

/**
 * Tables of the site and of its jobs. Left out are those that a start writes (migrations, the queue's own version) and
 * those that a crash empties (counters of rate limits).
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and (n.nspname = 'public' and c.relname <> 'schema_migrations' or n.nspname = 'pgboss' and c.relname = any($1))
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [jobTables],
  )
  return rows
}

/** Where the sequences of these schemas stand. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname in ('public', 'pgboss') order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    for (const { value, called } of state) sequences.push({ name, value, isCalled: called })
  }
  return sequences
}

/** Names of the migrations that the database has; none where it was never used. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  )
  if (!known[0]?.there) return []
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name')
  return rows.map(({ name }) => name)
}

/** Whether the database is unused: no company and no person is in it. */
export async function isUnused(client: pg.Client): Promise<boolean> {
  for (const table of ['public.companies', 'public.users']) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
    if (!rows[0]?.there) continue
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount) return false
  }
  return true
}

/** Statements that take away what slows down and forbids the writing of rows, and those that put it back. */
export async function loosen(
  client: pg.Client,
  tables: readonly Table[],
): Promise<{ before: string[]; after: string[] }> {
  const names = tables.map(({ name }) => name)
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    // of a partitioned table it is written without its partitions
    `select i.indexrelid::regclass::text as name,
       replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  )
  const triggers = (what: 'enable' | 'disable') => names.map((name) => `alter table ${name} ${what} trigger user`)
  return {
    before: [
      ...triggers('disable'),
      ...keys.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
    ],
    after: [
      ...indexes.map(({ definition }) => definition),
      ...keys.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`),
      ...triggers('enable'),
    ],
  }
}

/** Drops the partitions of tables, since some refuse deletions by their own names. */
export async function dropPartitions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select part.oid::regclass::text as name
     from pg_inherits join pg_class parent on parent.oid = inhparent join pg_class part on part.oid = inhrelid
     where parent.relkind = 'p' and parent.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await client.query(`drop table ${name}`)
}

/** Creates the partitions that the tables had in the backed up database, and a default one for each table. */
export async function addPartitions(client: pg.Client, partitions: readonly Partition[]): Promise<void> {
  for (const { table, suffix, since, until } of partitions)
    await client.query('select add_partition($1, $2, $3, $4)', [table, suffix, since, until])
  for (const table of new Set(partitions.map(({ table }) => table)))
    await client.query('select add_stray_partition($1)', [table])
}
