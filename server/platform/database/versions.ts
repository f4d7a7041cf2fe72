import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { newestMigration } from './migrate.ts'

const PACKAGE = new URL('../../../package.json', import.meta.url)

/** The running versions: the application, Node, PostgreSQL and the newest migration. */
export async function findVersions(db: Db) {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string } // our own
  const migration = (await newestMigration()).replace(/\.sql$/, '')
  return { application: version, node: process.versions.node, postgresql: rows[0]?.version ?? '', migration }
}
