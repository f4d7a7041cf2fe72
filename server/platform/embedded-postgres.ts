import { findBinaries } from './embedded-postgres/binaries.ts'
import { createCluster, refuseOtherVersion } from './embedded-postgres/cluster.ts'
import { findCluster, locateCluster, makeDataDir, recordLocation } from './embedded-postgres/cluster-location.ts'
import { databaseUser } from './embedded-postgres/database-user.ts'
import { stopEarlierServer } from './embedded-postgres/earlier-server.ts'
import { lockDataDir } from './embedded-postgres/lock.ts'
import type { Log } from './embedded-postgres/log.ts'
import { openServerLog } from './embedded-postgres/log.ts'
import { storedPassword } from './embedded-postgres/password.ts'
import { provideDatabase } from './embedded-postgres/provide-database.ts'
import { runServer } from './embedded-postgres/server.ts'
import { inWords } from './embedded-postgres/start-failure.ts'
import type { Archive } from './point-in-time/archive.ts'
import { linkLog, type Recovery } from './point-in-time/log-link.ts'

type Options = {
  /** Folder that contains or points to all stored data (docs/decisions/0002); created if missing. */
  dataDir: string
  log: Log
  /** PostgreSQL settings by name; they override `usual` ones, not those that keep the server private. */
  settings?: Record<string, string>
  /** Where it copies its log to, for a recovery to any moment. */
  archive?: Archive | undefined
  /** The recovery it starts with; it counts as started when that is done. */
  recovery?: Recovery | undefined
  /** Called when the server ends unexpectedly; without it the process is of no use. */
  onLost?: (sentence: string) => void
  /** For root: a place for files that the database user cannot reach where they are. */
  stagingRoot?: string
}

/** `stop` waits until the server has ended and may be called more than once. */
type EmbeddedPostgres = { url: string; stop(): Promise<void> }

// for one machine that also runs Node: little memory, an SSD, short queries that compiling would slow down
const usual = {
  shared_buffers: '128MB',
  max_connections: '50',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
}

/**
 * Starts the PostgreSQL 18 from the npm packages for this process only: on 127.0.0.1, a free port, with a random
 * password stored in the data folder. The first start creates the cluster and the empty database `sentra_bahan`, owned
 * by a non-superuser role of that name; later ones reuse it, however the earlier process ended.
 * @throws Error with a readable sentence: another process uses the folder, the disk is full, ...
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
  const { dataDir, log, settings, archive, recovery, stagingRoot = '/var/lib/sentra-bahan' } = options
  const existing = findCluster(dataDir)
  const user = await databaseUser(existing, log)
  const binaries = await findBinaries({ user, dataDir, stagingRoot, log })
  const cluster = await locateCluster({ dataDir, existing, user, stagingRoot, log })
  const password = storedPassword(dataDir, existing)
  const serverLog = openServerLog(dataDir)
  const setup = { binaries, cluster, user, password, serverLog, settings: { ...usual, ...settings }, log }

  if (existing) {
    refuseOtherVersion(cluster, binaries)
    await stopEarlierServer(cluster, log)
  } else {
    await createCluster(setup)
    recordLocation(dataDir, cluster)
  }
  const link = await linkLog({ archive, recovery, cluster, user, log })
  try {
    const server = await runServer({
      ...setup,
      settings: { ...usual, ...link.settings, ...settings },
      served: link.asks?.served,
    })
    const stop = () => server.stop().finally(() => link.asks?.close())
    try {
      return { ...server, stop, url: await provideDatabase(server.port, password) }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    link.asks?.close()
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
