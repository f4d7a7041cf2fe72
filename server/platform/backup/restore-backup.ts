import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { knownMigrations, migrate, SCHEMA } from '../database/migrate.ts'
import type { FileKey, FileStore } from '../files/file-store.ts'
import { StartFailure } from '../start-failure.ts'
import { damaged, readArchive } from './archive.ts'
import { type About, about, parsed, secretFiles, type Total, total } from './contents.ts'
import { unreadable } from './sealed-stream.ts'
import { addPartitions, dropPartitions, isUnused, listMigrations, listTables, loosen, type Table } from './tables.ts'

/** The backup, and what its key file holds. */
interface Source {
  path: string
  keyFile?: Buffer | undefined
}

interface Target {
  url: string
  files: FileStore
  dataDir: string
  /** Those of the data folder that the settings make unneeded. */
  secretsInSettings: readonly string[]
}

/**
 * Reads a backup to its end without writing anything.
 * @throws StartFailure where it is not as it was written, of another key, newer than this version, or older than its schema
 */
export async function checkBackup({ path, keyFile }: Source): Promise<{ about: About; total: Total }> {
  const found: { about?: About; total?: Total } = {}
  let files = 0
  await readArchive(path, keyFile, (name, content) => {
    if (found.total) throw damaged()
    if (name === 'about.json') found.about = parsed(about, content)
    if (name.startsWith('files/')) files++
    if (name === 'total.json') found.total = parsed(total, content)
  })
  if (!found.about || !found.total || found.total.files !== files) throw damaged()
  const { migrations } = found.about
  if (!migrations.includes(SCHEMA)) throw new StartFailure(unreadable.older)
  const known = await knownMigrations()
  if (migrations.some((name) => !known.includes(name))) throw new StartFailure(unreadable.newer)
  return { about: found.about, total: found.total }
}

/**
 * Writes a checked backup into an unused database. Rows come in by one transaction, after the files: what is
 * interrupted leaves an unused database.
 * @throws StartFailure where something is there already
 */
export async function restoreBackup(
  source: Source,
  checked: { about: About; total: Total },
  target: Target,
): Promise<void> {
  const client = new pg.Client({ connectionString: target.url, application_name: 'restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseUsed(client, checked.about)
    await migrate(target.url, { only: checked.about.migrations })
    const tables = await matching(client, checked.about)
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set maintenance_work_mem = '256MB';
       set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'`,
    )
    await client.query('begin')
    await writeAll(client, source, checked, tables, target)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function refuseUsed(client: pg.Client, { migrations }: About): Promise<void> {
  if (!(await isUnused(client)))
    throw new StartFailure('This database is in use: a backup is restored into an empty one only.')
  const newer = (await listMigrations(client)).some((name) => !migrations.includes(name))
  if (newer)
    throw new StartFailure('A later version has prepared this database already. Give an empty one, without any table.')
}

/** The tables of the backup, as this database has them: only names that are known here come into statements. */
async function matching(client: pg.Client, { tables }: About): Promise<Table[]> {
  const here = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    if (!columns.every((column) => here.get(name)?.includes(column)))
      throw new StartFailure(`The table ${name} is another one in this version. Restore with the version that made it.`)
  }
  return tables
}

async function writeAll(
  client: pg.Client,
  source: Source,
  { about: { sequences, partitions }, total: expected }: { about: About; total: Total },
  tables: readonly Table[],
  target: Target,
): Promise<void> {
  const { before, after } = await loosen(client, tables)
  for (const statement of before) await client.query(statement)
  await dropPartitions(client)
  // a migration may have written rows of its own
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  await addPartitions(client, partitions)

  const rows = writingRows(client, tables)
  await readArchive(source.path, source.keyFile, async (name, content) => {
    const [kind = '', of = '', ...rest] = name.split('/')
    if (kind === 'rows' && rest.length === 1) return rows.write(of, content)
    await rows.end()
    if (kind === 'files') await target.files.put(keyOf(of), content)
    if (kind === 'secrets') writeSecret(target, of, content)
  })
  if (rows.count() !== expected.rows) throw damaged()

  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
  for (const statement of after) await client.query(statement)
}

/** @throws StartFailure for what no record can have */
function keyOf(name: string): FileKey {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) throw damaged()
  return name as FileKey // as it was minted for the record
}

/** Writes the batches of each table as one COPY: they come one after the other, table by table. */
function writingRows(client: pg.Client, tables: readonly Table[]) {
  let current: { name: string; rows: PassThrough; written: Promise<void> } | undefined
  let count = 0

  const end = async () => {
    const ending = current
    current = undefined
    ending?.rows.end()
    await ending?.written
  }
  const begin = (name: string) => {
    const table = tables.find((one) => one.name === name)
    if (!table) throw damaged()
    const copy = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
    const rows = new PassThrough()
    const written = pipeline(rows, copy).then(() => {
      count += copy.rowCount
    })
    written.catch(() => undefined)
    return { name, rows, written }
  }
  return {
    end,
    count: () => count,
    async write(name: string, content: Buffer) {
      if (current?.name !== name) {
        await end()
        current = begin(name)
      }
      // what the server refuses must not wait for a place that never comes
      if (current && !current.rows.write(content)) await Promise.race([once(current.rows, 'drain'), current.written])
    },
  }
}

/** @throws StartFailure where the data folder has another one */
function writeSecret({ dataDir, secretsInSettings }: Target, name: string, content: Buffer): void {
  if (!secretFiles.some((one) => one === name) || secretsInSettings.includes(name)) return
  const path = join(dataDir, name)
  if (existsSync(path)) {
    if (readFileSync(path).equals(content)) return
    throw new StartFailure(`${path} is another one than that of the backup. Move it away, or set another DATA_DIR.`)
  }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(path, content, { mode: 0o600, flush: true })
}
