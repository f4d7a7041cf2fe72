import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { syncFolder, writeArchive } from '../backup/archive.ts'
import { superuser } from '../embedded-postgres/cluster.ts'
import { findCluster, makeDataDir } from '../embedded-postgres/cluster-location.ts'
import { StartFailure } from '../start-failure.ts'
import type { Archive } from './archive.ts'
import { checkKey } from './archive-key.ts'
import { firstLogIn, pathOfCopy, removeUnfinished, unfinishedOf } from './base-copies.ts'
import { copyFolder } from './copy-folder.ts'
import { addFolder, SEALED } from './sealed-copy.ts'

interface Options {
  /** Of the running embedded database. */
  url: string
  dataDir: string
  archive: Archive
  now: Date
  /** Ends it, which leaves nothing. */
  signal: AbortSignal
}

// any constant, the same in every process
const LOCK = 724_099

/** Folders that PostgreSQL recreates at each start, or reads from the archive instead. */
const leftEmpty = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pgsql_tmp'])

/** Further files of a site, beside its database. */
export const besides = ['postgres.password', 'secrets-key', 'push-keys.json', 'files']

/**
 * Copies the embedded database while it runs, with the files of the data folder, as what a recovery begins with: from
 * the end of this copy to any later moment that the archive reaches. What earlier ones have left that were ended before they
 * were whole is removed. @returns the folder, named by when it began
 */
export async function copyBase({ url, dataDir, archive, now, signal }: Options): Promise<string> {
  const folder = makeDataDir(dataDir)
  const cluster = findCluster(folder)
  if (!cluster) throw new StartFailure(`There is no database in ${dataDir}.`)
  await checkKey(archive)
  const client = new pg.Client({ connectionString: asSuperuser(url) })
  // queries meanwhile report it
  client.on('error', () => undefined)
  await client.connect()
  // PostgreSQL may wait for the archive for as long as it takes
  signal.addEventListener('abort', () => void client.end(), { once: true })
  try {
    await begin(client)
    removeUnfinished(archive)
    const path = pathOfCopy(archive, now)
    const unfinished = unfinishedOf(path)
    mkdirSync(unfinished, { mode: 0o700 })
    try {
      const label = await copyInto(unfinished, { client, cluster, folder, key: archive.key, signal })
      writeFileSync(join(unfinished, 'first-log'), firstLogIn(label.text), { flush: true })
      writeFileSync(join(unfinished, 'ended-at'), label.ended.toISOString(), { flush: true })
      await syncFolder(unfinished)
      signal.throwIfAborted()
      renameSync(unfinished, path)
    } catch (error) {
      // it holds passwords and keys
      rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
    await syncFolder(archive.folder)
    return path
  } catch (error) {
    if (signal.aborted) throw new StartFailure('The copy was ended before it was whole, and nothing of it is left.')
    throw error
  } finally {
    if (!signal.aborted) await client.end()
  }
}

async function begin(client: pg.Client): Promise<void> {
  const { rows: modes } = await client.query('show archive_mode')
  if (modes[0].archive_mode !== 'on')
    throw new StartFailure('The database does not archive its log: set WAL_ARCHIVE, and start the site with it.')
  const { rows: locks } = await client.query('select pg_try_advisory_lock($1) as free', [LOCK])
  if (!locks[0].free) throw new StartFailure('Another copy is being made at the moment.')
  await client.query("select pg_backup_start('sentra-bahan', fast => true)")
}

interface Copying {
  client: pg.Client
  cluster: string
  folder: string
  key: Buffer | undefined
  signal: AbortSignal
}

/** @returns the label of the copy by PostgreSQL, once the log that it needs is in the archive */
async function copyInto(unfinished: string, { client, cluster, folder, key, signal }: Copying) {
  const existing = besides.filter((name) => existsSync(join(folder, name)))
  const ended = async () => {
    const { rows } = await client.query('select labelfile, clock_timestamp() as ended from pg_backup_stop()')
    return { text: rows[0].labelfile as string, ended: rows[0].ended as Date }
  }
  const how = { leftEmpty, leftOut, signal }
  if (!key) {
    await copyFolder(cluster, join(unfinished, 'postgres'), how)
    for (const name of existing) await copyFolder(join(folder, name), join(unfinished, name), { signal })
    const label = await ended()
    writeFileSync(join(unfinished, 'postgres', 'backup_label'), label.text, { flush: true })
    return label
  }
  let label: Awaited<ReturnType<typeof ended>> | undefined
  await writeArchive(join(unfinished, SEALED), key, async (writer) => {
    await addFolder(writer, cluster, 'postgres', how)
    for (const name of existing) await addFolder(writer, join(folder, name), name, { signal })
    label = await ended()
    await writer.add('f/600/postgres/backup_label', Buffer.from(label.text))
  })
  if (!label) throw new Error('The copy has no label.')
  return label
}

function asSuperuser(url: string): string {
  const address = new URL(url)
  address.username = superuser
  address.pathname = '/postgres'
  return address.href
}
