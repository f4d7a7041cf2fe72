import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { locateCluster, makeDataDir, recordLocation } from '../embedded-postgres/cluster-location.ts'
import { databaseUser } from '../embedded-postgres/database-user.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { StartFailure } from '../start-failure.ts'
import type { Archive } from './archive.ts'
import { listCopies } from './base-copies.ts'
import { besides } from './copy-base.ts'
import { copyFolder } from './copy-folder.ts'
import { SEALED, unsealCopy } from './sealed-copy.ts'

interface Options {
  archive: Archive
  /** An empty one. */
  dataDir: string
  until: Date
  warn: (sentence: string) => void
}

/**
 * Makes the site of a moment from an archive: the latest copy that was complete by then, and the log from there to the
 * moment. @throws StartFailure where no copy is as old, or the log does not reach the moment
 */
export async function restoreUntil({ archive, dataDir, until, warn }: Options): Promise<void> {
  const base = baseBefore(archive, until)
  const log = { info: () => undefined, warn: warn }
  const folder = makeDataDir(dataDir)
  const user = await databaseUser(undefined, log)
  const stagingRoot = '/var/lib/sentra-bahan'
  const cluster = await locateCluster({ dataDir: folder, existing: undefined, user, stagingRoot, log })
  if (archive.key) {
    await unsealCopy(join(base, SEALED), archive.key, { cluster, user, dataDir: folder })
  } else {
    for (const name of besides) {
      if (existsSync(join(base, name))) await copyFolder(join(base, name), join(folder, name))
    }
    await copyFolder(join(base, 'postgres'), cluster, { user })
  }
  writeFileSync(join(cluster, 'recovery.signal'), '')
  recordLocation(folder, cluster)
  // ready means that it has reached the moment and takes writes: the signal is gone then
  const server = await startEmbeddedPostgres({ dataDir: folder, log, recovery: { archive, until } })
  await server.stop()
}

function baseBefore(archive: Archive, until: Date): string {
  const copies = listCopies(archive)
  const last = copies.findLast(({ endedAt }) => endedAt <= until)
  if (last) return last.path
  const [first] = copies
  throw new StartFailure(
    first
      ? `No copy in ${archive.folder} was complete by ${until.toISOString()}: the first is ${basename(first.path)}.`
      : `There is no copy in ${archive.folder} to begin with: npm run base-copy makes one.`,
  )
}
