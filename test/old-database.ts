import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { migrate } from '#server/platform/migrate.ts'
import { cloneDatabase } from './postgres.ts'

const MIGRATIONS = new URL('../server/migrations/', import.meta.url)

interface OldDatabase {
  client: pg.Client
  url: string
  /** Applies that migration and all that follow. */
  migrate: () => Promise<unknown>
}

/** Opens an empty database as it was before a migration, for `use`, and drops it afterwards. */
export async function onDatabaseBefore(
  migration: string,
  use: (database: OldDatabase) => Promise<void>,
): Promise<void> {
  const database = await cloneDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await goBackBefore(client, migration)
    await use({ client, url: database.url, migrate: () => migrate(database.url) })
  } finally {
    await client.end()
    await database.drop()
  }
}

async function goBackBefore(client: pg.Client, migration: string): Promise<void> {
  await client.query('drop schema public cascade; create schema public')
  await client.query(
    'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && name < migration).sort()
  for (const name of names) {
    const text = await readFile(new URL(name, MIGRATIONS), 'utf8')
    await client.query(text)
    const hash = createHash('sha256').update(text).digest('hex')
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
  }
}
