import {
  chownSync,
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { Binaries } from './binaries.ts'
import type { SystemUser } from './database-user.ts'
import type { Log, ServerLog } from './log.ts'
import { run } from './run.ts'
import { serverFailure } from './start-failure.ts'

/** Everything decided before a cluster is created or its server started. */
export type Setup = {
  binaries: Binaries
  /** PostgreSQL's data directory. */
  cluster: string
  user: SystemUser | undefined
  password: string
  serverLog: ServerLog
  settings: Record<string, string>
  log: Log
  /** A file that is removed when this process is gone, so that the server's commands fail instead of waiting for it. */
  served?: string | undefined
}

const unfinishedPrefix = 'postgres.new-'

/** The superuser created by initdb. */
export const superuser = 'postgres'

/**
 * Creates the cluster, in UTF-8 and with a collation that depends on nothing installed on the machine. It gets its name
 * only when complete: the remains of a killed start are removed by the next.
 */
export async function createCluster({ binaries, cluster, user, password, serverLog, settings, log }: Setup) {
  log.info('Making the embedded PostgreSQL for the first time.')
  const parent = dirname(cluster)
  removeUnfinished(parent)
  const unfinished = mkdtempSync(join(parent, unfinishedPrefix))
  const passwordFile = join(unfinished, 'password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  for (const path of [unfinished, passwordFile]) if (user) chownSync(path, user.uid, user.gid)

  const made = join(unfinished, 'cluster')
  const output = serverLog.open()
  const initdb = await run(
    join(binaries.folder, 'bin', 'initdb'),
    [
      `--pgdata=${made}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--text-search-config=simple',
      '--no-instructions',
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    user,
    output,
  ).finally(() => closeSync(output))

  if (initdb.ok) renameSync(made, cluster)
  rmSync(unfinished, { recursive: true, force: true })
  if (!initdb.ok) throw serverFailure('PostgreSQL could not make its data folder', serverLog)
}

/** @throws StartFailure when the cluster was made by another major version of PostgreSQL */
export function refuseOtherVersion(cluster: string, binaries: Binaries) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const ours = binaries.version.split('.')[0]
  if (made === ours) return
  throw new StartFailure(
    `The data in ${cluster} was made by PostgreSQL ${made}, and this is PostgreSQL ${ours}, which cannot read it. ` +
      'Dump it with the former version and restore it into a new data folder.',
  )
}

function removeUnfinished(parent: string) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // an initdb whose parent was killed may still be writing to it; the next start removes the rest
    }
  }
}
