import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** A primary key, or a unique or exclusion constraint or index; its columns are null where an expression stands. */
export interface Key {
  table: string
  name: string
  kind: 'primary' | 'constraint' | 'index'
  columns: (string | null)[]
  definition: string
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** What of a migrated database decides where its rows can lie. */
export interface Schema {
  keys: Key[]
  foreignKeys: ForeignKey[]
  triggers: { table: string; function: string }[]
  /** Numbered by the database in a type smaller than bigint. */
  smallIdentities: string[]
}

/** Reads it from PostgreSQL's catalogue. */
export async function readSchema(db: Db): Promise<Schema> {
  const { rows: keys } = await sql<Key>`
    select t.relname as "table", i.relname as name,
      case when x.indisprimary then 'primary' when c.oid is null then 'index' else 'constraint' end as kind,
      array(
        select a.attname::text
        from unnest(x.indkey) with ordinality k(number, place)
          left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
        where k.place <= x.indnkeyatts
        order by k.place
      ) as columns,
      coalesce(pg_get_constraintdef(c.oid), pg_get_indexdef(i.oid)) as definition
    from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid
      left join pg_constraint c on c.conindid = i.oid and c.contype in ('p', 'u', 'x')
    where t.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion)
    order by t.relname, i.relname`.execute(db)
  const { rows: foreignKeys } = await sql<ForeignKey>`
    select t.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace
    order by t.relname, c.conname`.execute(db)
  const { rows: triggers } = await sql<{ table: string; function: string }>`
    select distinct t.relname as "table", p.proname as function
    from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid
    where not g.tgisinternal and t.relnamespace = 'public'::regnamespace
    order by 2, 1`.execute(db)
  const { rows: identities } = await sql<{ table: string }>`
    select t.relname as "table"
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where a.attidentity <> '' and a.atttypid <> 'bigint'::regtype and t.relnamespace = 'public'::regnamespace
    order by t.relname`.execute(db)
  return { keys, foreignKeys, triggers, smallIdentities: identities.map(({ table }) => table) }
}
