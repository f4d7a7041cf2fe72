import { findBinaries } from './embedded-postgres/binaries.ts'
import { createCluster, refuseOtherVersion } from './embedded-postgres/cluster.ts'
import { databaseUser } from './embedded-postgres/database-user.ts'
import { stopEarlierServer } from './embedded-postgres/earlier-server.ts'
import { lockDataDir } from './embedded-postgres/lock.ts'
import type { Log } from './embedded-postgres/log.ts'
import { openServerLog } from './embedded-postgres/log.ts'
import { keptPassword } from './embedded-postgres/password.ts'
import { findCluster, keepPlace, makeDataDir, placeCluster } from './embedded-postgres/place.ts'
import { provideDatabase } from './embedded-postgres/provide-database.ts'
import { runServer } from './embedded-postgres/server.ts'
import { inWords } from './embedded-postgres/start-failure.ts'

type Options = {
  /** Everything that is kept lies in this folder, or is named by it (docs/decisions/0002). Made where missing. */
  dataDir: string
  log: Log
  /** PostgreSQL settings by name; they replace `usual` ones, not those that keep the server private. */
  settings?: Record<string, string>
  /** Told when the server ends although nobody stopped it; without a server to ask, the process is of no use. */
  onLost?: (sentence: string) => void
  /** Root's place for what the database user may not reach where it is. */
  stagingRoot?: string
}

/** `stop` waits for the server's end and may be called more than once. */
type EmbeddedPostgres = { url: string; stop(): Promise<void> }

// For one machine that also runs Node: small memory, an SSD, short queries that compiling would slow down.
const usual = {
  shared_buffers: '128MB',
  max_connections: '50',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL 18 that comes with the npm packages, for this process alone: on 127.0.0.1, at a free port, with
 * a random password kept in the data folder. The first start makes the cluster and the empty database `sentra_bahan`,
 * owned by a role of that name that is no superuser; later ones find it, whatever became of the earlier process.
 * @throws Error with a sentence for people: another process has the folder, the disk is full, ...
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await startLocked(options)
  } catch (error) {
    throw inWords(error, options.dataDir)
  }
}

async function startLocked(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = makeDataDir(options.dataDir)
  const unlock = await lockDataDir(dataDir)
  try {
    const server = await start({ ...options, dataDir })
    const stop = once(() => server.stop().finally(unlock))
    server.lost.then((sentence) => {
      options.log.warn(sentence)
      options.onLost?.(sentence)
    })
    return { url: server.url, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

async function start(options: Options) {
  const { dataDir, log, settings, stagingRoot = '/var/lib/sentra-bahan' } = options
  const existing = findCluster(dataDir)
  const user = await databaseUser(existing, log)
  const binaries = await findBinaries({ user, dataDir, stagingRoot, log })
  const cluster = await placeCluster({ dataDir, existing, user, stagingRoot, log })
  const password = keptPassword(dataDir, existing)
  const serverLog = openServerLog(dataDir)
  const setup = { binaries, cluster, user, password, serverLog, settings: { ...usual, ...settings }, log }

  if (existing) {
    refuseOtherVersion(cluster, binaries)
    await stopEarlierServer(cluster, log)
  } else {
    await createCluster(setup)
    keepPlace(dataDir, cluster)
  }
  const server = await runServer(setup)
  try {
    return { ...server, url: await provideDatabase(server.port, password) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

function once<T>(act: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= act()
    return done
  }
}
