import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { openDatabase } from '../database.ts'
import { prepareJobs } from '../jobs/prepare-jobs.ts'
import { makePartitions } from '../partitioning/partitions.ts'
import { isLockTimeout } from './lock-briefly.ts'

/** The migration that makes an empty database: all files of server/schema/. */
export const SCHEMA = '0001_schema'
/** The folder of the migrations that follow the schema. */
export const MIGRATIONS = new URL('../../migrations/', import.meta.url)
// any constant, the same in every process
const LOCK = 724_001

interface Options {
  /** The migrations to apply, where not all are requested: a backup's rows go into the tables they come from. */
  only?: readonly string[]
  /** The folder of the migrations that follow the schema. */
  folder?: URL
}

/**
 * Applies missing migrations, prepares the job queues of this version and the partitions for the time to come; of
 * processes that start concurrently, one does the work.
 * @throws Error when an applied migration has changed since, or the database is newer than the code
 */
export async function migrate(
  url: string,
  { only, folder = MIGRATIONS }: Options = {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const files = await readMigrations(folder)
    const earlier = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
    checkHistory(files, earlier.rows)
    const known = new Set(earlier.rows.map((row) => row.name))
    const missing = files.filter((file) => !known.has(file.name) && (only?.includes(file.name) ?? true))
    for (const file of missing) await apply(client, file)
    await prepareJobs(client)
    await preparePartitions(client, url)
    return { applied: missing.map((file) => file.name) }
  } finally {
    // ending the connection releases the lock
    await client.end()
  }
}

/** Name of the newest migration of the code. */
export async function newestMigration(): Promise<string> {
  return (await knownMigrations()).at(-1) ?? ''
}

/** Names of the code's migrations, the oldest first. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations(MIGRATIONS)).map(({ name }) => name)
}

/**
 * Creates partitions by the clock of the database, where no job may have run for long. Behind a backup, which reads all
 * partitions for as long as it takes, they are left to the job: they are made months ahead, so no start needs them.
 */
async function preparePartitions(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('select now()')
  const db = openDatabase({ url, connections: 1, patient: true })
  try {
    await makePartitions(db, rows[0]?.now as Date) // one row
  } catch (error) {
    if (!isLockTimeout(error)) throw error
  } finally {
    await db.destroy()
  }
}

interface Migration {
  name: string
  text: string
  hash: string
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const later = names.map(async (name) => migrationOf(name, await readFile(new URL(name, folder), 'utf8')))
  return [migrationOf(SCHEMA, await readSchema()), ...(await Promise.all(later))]
}

function migrationOf(name: string, text: string): Migration {
  return { name, text, hash: createHash('sha256').update(text).digest('hex') }
}

function checkHistory(files: Migration[], earlier: { name: string; hash: string }[]): void {
  for (const applied of earlier) {
    const file = files.find((candidate) => candidate.name === applied.name)
    if (!file) throw new Error(`the database holds migration ${applied.name}, which this version does not know`)
    if (file.hash !== applied.hash) throw new Error(`migration ${applied.name} was changed after it had been applied`)
  }
}

async function apply(client: pg.Client, file: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.text)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${file.name} failed`, { cause: error })
  }
}

const FIRST_SCHEMA = new URL('../../schema/', import.meta.url)
const PAGES = ['about', 'terms', 'privacy']
// of the first version of each page, which is named by it
const PAGES_VALID_FROM = '2026-01-01'
const PLACES_APART = 10

/** The statements that make an empty database one of 0001: the tables of each area in the order of their files, then the texts. */
async function readSchema(): Promise<string> {
  const names = (await readdir(FIRST_SCHEMA)).filter((name) => name.endsWith('.sql')).sort()
  const tables = await Promise.all(names.map((name) => readText(name)))
  return [
    ...tables,
    ...(await Promise.all(PAGES.map(pageStatement))),
    entriesStatement(await readText('content/faq.md')),
  ].join('\n')
}

function readText(path: string): Promise<string> {
  return readFile(new URL(path, FIRST_SCHEMA), 'utf8')
}

/** A page as it is written: its title as the heading, then its text. */
async function pageStatement(page: string): Promise<string> {
  const { title, text } = parted(await readText(`content/${page}.md`), /^# (?<title>[^\n]+)\n(?<text>.+)$/s)
  return `insert into page_versions (page, version, valid_from, title, body)
values ${row([page, PAGES_VALID_FROM, PAGES_VALID_FROM, title, text])};`
}

/** Questions and answers, written below the heading of their section as '## Question {#anchor}' and the answer. */
function entriesStatement(written: string): string {
  const sections = written.split(/^# /m).slice(1)
  const entries = sections.flatMap((section) => {
    const [name = '', ...entries] = section.split(/^## /m)
    return entries.map((entry) => {
      const { title, anchor, text } = parted(entry, /^(?<title>[^\n]+) \{#(?<anchor>[a-z0-9-]+)\}\n(?<text>.+)$/s)
      return [name.trim(), title, anchor, text]
    })
  })
  const rows = entries.map((entry, index) => row([`${(index + 1) * PLACES_APART}`, ...entry]))
  return `insert into faq_entries (place, section, question, anchor, answer)
values ${rows.join(',\n')};`
}

/** @throws Error where it is written otherwise */
function parted(written: string, form: RegExp): Record<string, string> {
  const { groups } = form.exec(written) ?? {}
  if (!groups) throw new Error(`not as texts of the schema are written: ${written.slice(0, 80)}`)
  return groups
}

function row(values: (string | undefined)[]): string {
  return `(${values.map((value = '') => pg.escapeLiteral(value.trim())).join(', ')})`
}
