import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

// these change by merely asking: sessions, and counters of requests and of searches
const apart = ['empty_searches', 'rate_limits', 'sessions', 'session_bearers', 'sign_in_failures', 'schema_migrations']

/** One hash of all stored data: the same before and after means that nothing was changed. */
export async function hashOfKept(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${apart}::text[])
    order by table_name`.execute(db)
  const hashes = tables.rows.map(
    ({ name }) =>
      sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${sql.table(name)} t`,
  )
  const all = await sql<{ hash: string }>`
    select string_agg(hash, '') as hash from (${sql.join(hashes, sql` union all `)}) as tables`.execute(db)
  return all.rows[0]?.hash ?? ''
}
