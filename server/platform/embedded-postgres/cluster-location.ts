import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { SystemUser } from './database-user.ts'
import { readIfThere, writeDurably } from './durable-file.ts'
import { stopEarlierServer } from './earlier-server.ts'
import type { Log } from './log.ts'
import { holds } from './run.ts'

// The cluster is in the data folder. If root starts us and the database user may not enter that folder (e.g. below
// /root), it is in a home under the staging root instead: `postgres.location` in the data folder names it, and
// `data-dir` in the home names the data folder, so that neither is taken for another's.

/** Creates the data folder if missing. @returns its real path */
export function makeDataDir(path: string): string {
  const absolute = resolve(path)
  const made = mkdirSync(absolute, { recursive: true })
  // the database user may pass through it whatever the umask; secret files in it have their own permissions
  if (made && process.getuid?.() === 0) chmodSync(absolute, 0o711)
  return realpathSync(absolute)
}

/**
 * The data folder's cluster; undefined before the first start.
 * @throws StartFailure when it is gone, or belongs to the folder this one was copied from
 */
export function findCluster(dataDir: string): string | undefined {
  const elsewhere = locationIn(dataDir)
  if (elsewhere) {
    adopt(elsewhere, dataDir)
    return elsewhere
  }
  const cluster = join(dataDir, 'postgres')
  if (isCluster(cluster)) return cluster
  if (entriesOf(cluster).length > 0) throw new StartFailure(`${cluster} is there but holds no database. Move it away.`)
  return undefined
}

type LocateOptions = {
  dataDir: string
  existing: string | undefined
  user: SystemUser | undefined
  stagingRoot: string
  log: Log
}

/** Where the cluster is or will be: in the data folder if the database user may enter it. */
export async function locateCluster({ dataDir, existing, user, stagingRoot, log }: LocateOptions): Promise<string> {
  const inDataDir = join(dataDir, 'postgres')
  if (existing && existing !== inDataDir) return existing
  if (await holds('cd "$1"', [dataDir], user)) return inDataDir
  if (existing) {
    throw new StartFailure(
      `The database in ${inDataDir} belongs to a user (${user?.uid}) who may not enter ${dataDir}. ` +
        'Let others pass through that folder and those above it (chmod o+x), or move it to where they may.',
    )
  }
  return join(await makeHome(dataDir, stagingRoot, log), 'postgres')
}

/** Once the cluster exists, records that it is outside the data folder. */
export function recordLocation(dataDir: string, cluster: string) {
  if (dirname(cluster) === dataDir) return
  writeDurably(
    join(dataDir, 'postgres.location'),
    `${cluster}

The database of this folder lies at the path above, because the user PostgreSQL runs as may not enter here. A backup needs
both folders. Without this file the next start makes a new, empty database.
`,
  )
}

/** Creates root's home for this data folder's cluster. */
async function makeHome(dataDir: string, stagingRoot: string, log: Log): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  let home = join(stagingRoot, name)
  for (let n = 2; isOfAnother(home, dataDir); n++) home = join(stagingRoot, `${name}-${n}`)

  if (entriesOf(home).length > 0) await setAside(home, log)
  makePassable(stagingRoot)
  makePassable(home)
  writeDurably(join(home, 'data-dir'), `${dataDir}\n`)
  return home
}

/** The data folder was deleted and recreated: its earlier database is preserved until that happens again. */
async function setAside(home: string, log: Log) {
  if (isCluster(join(home, 'postgres'))) await stopEarlierServer(join(home, 'postgres'), log)
  rmSync(`${home}.previous`, { recursive: true, force: true })
  renameSync(home, `${home}.previous`)
  log.warn(
    `The database of an earlier data folder at the same path was set aside as ${home}.previous; it may be removed.`,
  )
}

function adopt(cluster: string, dataDir: string) {
  const home = dirname(cluster)
  if (!isCluster(cluster)) {
    throw new StartFailure(
      `The database of ${dataDir} should be in ${cluster} and is not. ` +
        `Put it back, or remove ${join(dataDir, 'postgres.location')} to begin with an empty one.`,
    )
  }
  if (isOfAnother(home, dataDir)) {
    throw new StartFailure(
      `${dataDir} is a copy: its database in ${cluster} belongs to ${ownerOf(home)}. ` +
        `Remove ${join(dataDir, 'postgres.location')} to give it an empty one of its own.`,
    )
  }
  if (ownerOf(home) !== dataDir) writeDurably(join(home, 'data-dir'), `${dataDir}\n`)
}

function isOfAnother(home: string, dataDir: string): boolean {
  const owner = ownerOf(home)
  return owner !== undefined && owner !== dataDir && locationIn(owner) === join(home, 'postgres')
}

function ownerOf(home: string): string | undefined {
  return readIfThere(join(home, 'data-dir'))?.trimEnd()
}

function locationIn(dataDir: string): string | undefined {
  return readIfThere(join(dataDir, 'postgres.location'))?.split('\n', 1)[0]
}

function isCluster(folder: string): boolean {
  return readIfThere(join(folder, 'PG_VERSION')) !== undefined
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function makePassable(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711)
}
