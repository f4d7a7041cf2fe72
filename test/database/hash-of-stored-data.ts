import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

// these change by merely asking: sessions, and counters of requests and of searches
const apart = ['empty_searches', 'rate_limits', 'sessions', 'session_bearers', 'sign_in_failures', 'schema_migrations']

const watched = new WeakMap<Db, Map<string, string>>()

/**
 * One hash of all stored data: the same before and after means that nothing was changed. What no statement that was committed
 * has written to since is not read again.
 */
export async function hashOfStoredData(db: Db): Promise<string> {
  const hashes = watched.get(db) ?? new Map<string, string>()
  const isFirst = !watched.has(db)
  watched.set(db, hashes)
  for (const { name } of isFirst ? await watch(db) : await takeWritten(db)) hashes.set(name, await hashOf(db, name))
  return [...hashes].join()
}

/** From now on each table writes down that it was written to, in the transaction that does. @returns all tables */
async function watch(db: Db): Promise<{ name: string }[]> {
  await sql`create table if not exists public.written (name text)`.execute(db)
  await sql`create or replace function note_write() returns trigger language plpgsql as
    $$ begin insert into public.written values (tg_table_name); return null; end $$`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'written' and relname <> all(${apart}::text[])
    order by relname`.execute(db)
  for (const { name } of rows) {
    await sql`create or replace trigger note_write after insert or update or delete or truncate on ${sql.table(name)}
      for each statement execute function note_write()`.execute(db)
  }
  return rows
}

async function takeWritten(db: Db): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    with taken as (delete from public.written returning name) select distinct name from taken`.execute(db)
  return rows
}

async function hashOf(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${sql.table(name)} t`.execute(db)
  return rows[0]?.hash ?? ''
}
