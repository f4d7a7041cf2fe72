import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUser } from '../embedded-postgres/database-user.ts'
import { keepPlace, makeDataDir, placeCluster } from '../embedded-postgres/place.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { StartFailure } from '../start-failure.ts'
import { recovering } from './archive.ts'
import { besides } from './copy-base.ts'
import { copyFolder } from './copy-folder.ts'

interface Options {
  archive: string
  /** An empty one. */
  dataDir: string
  until: Date
  say: (sentence: string) => void
}

/**
 * Makes the site of a moment from an archive: the latest copy that was complete by then, and what the log says of the
 * time from there to the moment. @throws StartFailure where no copy is as old, or the log does not reach the moment
 */
export async function restoreUntil({ archive, dataDir, until, say }: Options): Promise<void> {
  const base = baseBefore(archive, until)
  const log = { info: () => undefined, warn: say }
  const folder = makeDataDir(dataDir)
  const user = await databaseUser(undefined, log)
  const stagingRoot = '/var/lib/sentra-bahan'
  const cluster = await placeCluster({ dataDir: folder, existing: undefined, user, stagingRoot, log })
  for (const name of besides) {
    if (existsSync(join(base, name))) await copyFolder(join(base, name), join(folder, name))
  }
  await copyFolder(join(base, 'postgres'), cluster, { user })
  writeFileSync(join(cluster, 'recovery.signal'), '')
  keepPlace(folder, cluster)
  // ready means that it has reached the moment and takes writes: the signal is gone then
  const server = await startEmbeddedPostgres({ dataDir: folder, log, settings: recovering(archive, until) })
  await server.stop()
}

function baseBefore(archive: string, until: Date): string {
  const bases = readdirSync(archive)
    .filter((name) => /^base-[\dTZ-]+$/.test(name))
    .sort()
  const fitting = bases.filter((name) => new Date(readFileSync(join(archive, name, 'ended-at'), 'utf8')) <= until)
  const last = fitting.at(-1)
  if (last) return join(archive, last)
  throw new StartFailure(
    bases.length > 0
      ? `No copy in ${archive} was complete by ${until.toISOString()}: the first is ${bases[0]}.`
      : `There is no copy in ${archive} to begin with: npm run base-copy makes one.`,
  )
}
