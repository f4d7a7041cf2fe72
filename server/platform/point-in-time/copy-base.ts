import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { superuser } from '../embedded-postgres/cluster.ts'
import { findCluster, makeDataDir } from '../embedded-postgres/place.ts'
import { StartFailure } from '../start-failure.ts'
import { copyFolder } from './copy-folder.ts'

interface Options {
  /** Of the running embedded database. */
  url: string
  dataDir: string
  archive: string
  now: Date
}

/** What PostgreSQL makes anew at each start, or reads from the archive instead. */
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

/** What else a site is made of, beside its database. */
export const besides = ['postgres.password', 'secrets-key', 'push-keys.json', 'files']

/**
 * Copies the embedded database while it runs, with the files of the data folder, as what a recovery begins with: from
 * the end of this copy to any later moment that the archive reaches. @returns the folder, named by when it began
 */
export async function copyBase({ url, dataDir, archive, now }: Options): Promise<string> {
  const folder = makeDataDir(dataDir)
  const cluster = findCluster(folder)
  if (!cluster) throw new StartFailure(`There is no database in ${dataDir}.`)
  const client = new pg.Client({ connectionString: asSuperuser(url) })
  await client.connect()
  try {
    const { rows: modes } = await client.query('show archive_mode')
    if (modes[0].archive_mode !== 'on')
      throw new StartFailure('The database does not archive its log: set WAL_ARCHIVE, and start the site with it.')
    await client.query("select pg_backup_start('sentra-bahan', fast => true)")
    const path = join(archive, `base-${now.toISOString().replace(/[:.]/g, '-')}`)
    const unfinished = `${path}.unfinished`
    try {
      await copyFolder(cluster, join(unfinished, 'postgres'), { leftEmpty, leftOut })
      for (const name of besides) {
        if (existsSync(join(folder, name))) await copyFolder(join(folder, name), join(unfinished, name))
      }
      // returns once the log that this copy needs is in the archive
      const { rows } = await client.query('select labelfile, clock_timestamp() as ended from pg_backup_stop()')
      writeFileSync(join(unfinished, 'postgres', 'backup_label'), rows[0].labelfile, { flush: true })
      writeFileSync(join(unfinished, 'ended-at'), rows[0].ended.toISOString(), { flush: true })
      renameSync(unfinished, path)
    } catch (error) {
      // it holds passwords and keys
      rmSync(unfinished, { recursive: true, force: true })
      throw error
    }
    sync(archive)
    return path
  } finally {
    await client.end()
  }
}

function asSuperuser(url: string): string {
  const address = new URL(url)
  address.username = superuser
  address.pathname = '/postgres'
  return address.href
}

/** The new name is on the disk too. */
function sync(folder: string): void {
  const opened = openSync(folder, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
