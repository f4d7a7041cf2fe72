import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type FileKey, type FileStore, FilesLost } from '../files/file-store.ts'
import { listPartitions, type Partition } from '../partitioning/partitions.ts'
import { StartFailure } from '../start-failure.ts'
import { isMissing, type Writer, writeArchive } from './archive.ts'
import { type About, secretFiles, type Total } from './contents.ts'
import { pauseSweeps } from './pause-sweeps.ts'
import { listMigrations, listSequences, listTables, type Table } from './tables.ts'

interface Source {
  url: string
  files: FileStore
  dataDir: string
}

interface Target {
  /** The file, which is not there yet. */
  path: string
  /** The content of the key file; without it nothing is encrypted. */
  keyFile?: Buffer | undefined
}

const BATCH_BYTES = 1024 * 1024
const FILES_AT_ONCE = 500
// one file may be broken; of so many it is the store
const MOST_FAILURES = 3
const FIRST_KEY = '00000000-0000-0000-0000-000000000000'

/**
 * Writes everything that the site keeps into one file, while it runs: all rows as they were at one moment, then the
 * uploaded files of that moment, and the secrets of the data folder [OPS-3].
 * @throws StartFailure where the file is there, another backup is being made, or the store of files does not answer
 */
export async function writeBackup(source: Source, { path, keyFile }: Target, now: Date): Promise<Total> {
  if (await isThere(path)) throw new StartFailure(`${path} is there already. Give another name, or move it away.`)
  const client = await connect(source.url)
  try {
    await pauseSweeps(client)
    await client.query('begin isolation level repeatable read read only')
    const about: About = {
      madeAt: now.toISOString(),
      migrations: await listMigrations(client),
      tables: await listTables(client),
      sequences: await listSequences(client),
      partitions: (await client.query<Partition>(listPartitions)).rows,
    }
    if (about.migrations.length === 0) throw new StartFailure('There is nothing in this database yet.')

    const total: Total = { rows: 0, files: 0, missing: [] }
    await writeArchive(path, keyFile, async (writer) => {
      await writer.add('about.json', json(about))
      for (const table of about.tables) total.rows += await addRows(client, writer, table)
      await addFiles(client, writer, source.files, total)
      await addSecrets(writer, source.dataDir)
      await writer.add('total.json', json(total))
    })
    return total
  } finally {
    await client.end()
  }
}

/** A connection that waits for as long as it takes, and writes values as every server reads them. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'backup' })
  // the running query reports a lost server; unhandled, the event would end the process without a sentence
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
     set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3`,
  )
  return client
}

/** @returns how many */
async function addRows(client: pg.Client, writer: Writer, { name, columns }: Table): Promise<number> {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  let batch: Buffer[] = []
  let length = 0
  let batches = 0
  const write = async () => {
    await writer.add(`rows/${name}/${batches++}`, Buffer.concat(batch))
    batch = []
    length = 0
  }
  for await (const piece of rows as AsyncIterable<Buffer>) {
    batch.push(piece)
    length += piece.length
    if (length >= BATCH_BYTES) await write()
  }
  if (length > 0) await write()
  return rows.rowCount
}

/**
 * The bytes of every recorded file. One that is lost is named; the rest is worth keeping all the same.
 * @throws StartFailure where the store gives none: consecutive reads fail, and not because files are missing
 */
async function addFiles(client: pg.Client, writer: Writer, store: FileStore, total: Total): Promise<void> {
  let after = FIRST_KEY
  let failures = 0
  for (;;) {
    const { rows } = await client.query<{ key: FileKey; sha256: Buffer }>(
      `select distinct on (storage_key) storage_key as key, sha256 from stored_files
       where storage_key > $1 order by storage_key limit $2`,
      [after, FILES_AT_ONCE],
    )
    for (const { key, sha256 } of rows) {
      const read = await bytesOf(store, key)
      const lost = read instanceof FilesLost ? read : undefined
      failures = lost?.isOfAll ? failures + 1 : 0
      if (failures === MOST_FAILURES)
        throw new StartFailure(`No backup was made: uploaded files cannot be read now (${lost?.message}).`)
      const content = read instanceof FilesLost ? undefined : read
      if (content && createHash('sha256').update(content).digest().equals(sha256)) {
        await writer.add(`files/${key}`, content)
        total.files++
      } else {
        total.missing.push(key)
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

/** @returns why there are none, where they are lost */
async function bytesOf(store: FileStore, key: FileKey): Promise<Buffer | FilesLost> {
  try {
    return await buffer(await store.open(key))
  } catch (error) {
    if (error instanceof FilesLost) return error
    throw error
  }
}

async function addSecrets(writer: Writer, dataDir: string): Promise<void> {
  for (const name of secretFiles) {
    const content = await readFile(join(dataDir, name)).catch((error) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (content) await writer.add(`secrets/${name}`, content)
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
