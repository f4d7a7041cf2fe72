import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openWire, type Wire } from '#test/calls/wire.ts'
import { type AppProcess, startApp } from '#test/servers/app-process.ts'
import { type Market, writeMarket } from './market.ts'

// as in production: what was answered is on the disk; and a small log, which a small disk has room for
const durable = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
}

/** A site under load, with a database and network that faults may harm. */
export interface ChaosSite {
  /** The folder of its files. */
  folder: string
  app: AppProcess
  database: Database
  wire: Wire
  market: Market
  close: () => Promise<void>
}

interface Database {
  /** Its own address, not through the wire; another one after each start. */
  url: () => string
  start: () => Promise<void>
  stop: () => Promise<void>
  /** SIGKILL to the server itself. */
  kill: () => void
  /** SIGSTOP or SIGCONT to the server and all that serve a connection. */
  freeze: () => Promise<void>
  thaw: () => void
  /** Whether the server has ended. */
  isGone: () => boolean
}

/** A folder with an empty, migrated database, to copy. */
export async function makeSeed(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await aFolder()
  const database = await openDatabaseIn(folder)
  await migrate(database.url())
  await database.stop()
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

interface Wishes {
  seed: string
  /** A folder of the caller's, which stays; otherwise one that ends with the place. */
  folder?: string | undefined
  settings?: Record<string, string> | undefined
  ears?: number | undefined
  buyers?: number
}

/** Opens a site in a copy of the seed: the application as a process, its database behind a wire. */
export async function openSite({
  seed,
  folder: ownFolder,
  settings = {},
  ears = 0,
  buyers = 8,
}: Wishes): Promise<ChaosSite> {
  const folder = ownFolder ?? (await aFolder())
  const closing = [async () => (ownFolder ? undefined : rm(folder, { recursive: true, force: true }))]
  const close = async () => {
    for (const act of closing.splice(0).reverse()) await act()
  }
  try {
    execFileSync('cp', ['-a', `${seed}/.`, folder])
    const wire = await openWire()
    closing.push(async () => wire.close())
    const database = await openDatabaseIn(folder, wire)
    closing.push(database.stop)
    const market = await writeMarket(database.url(), { ears, buyers })
    const files = join(folder, 'app')
    await mkdir(files)
    const app = await startApp(wire.proxyOf(database.url()), {
      DEMO: 'off',
      DATA_DIR: files,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      BUSY_AFTER_MS: '',
      ...settings,
    })
    closing.push(app.stop)
    return { folder, app, database, wire, market, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts the database in a folder; each start leads the wire to it. */
async function openDatabaseIn(folder: string, wire?: Wire): Promise<Database> {
  let running: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
  let gone = false
  let frozen: number[] = []

  async function start() {
    gone = false
    running = await startEmbeddedPostgres({
      dataDir: folder,
      // what happens to it is on purpose
      log: { info: () => undefined, warn: () => undefined },
      settings: durable,
      onLost: () => {
        gone = true
      },
    })
    wire?.proxyOf(running.url)
  }

  async function stop() {
    await running?.stop()
    running = undefined
  }

  await start()
  return {
    url: () => running?.url ?? '',
    async start() {
      // of one that was killed only the lock is left
      await stop()
      await start()
    },
    stop,
    kill: () => signal(serverIn(folder), 'SIGKILL'),
    async freeze() {
      frozen = [serverIn(folder), ...(await backendsOf(running?.url ?? ''))]
      for (const pid of frozen) signal(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen) signal(pid, 'SIGCONT')
      frozen = []
    },
    isGone: () => gone,
  }
}

function serverIn(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function backendsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  await client.end()
  return rows.map(({ pid }) => Number(pid))
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Which the database's user may pass through, if root makes it. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sentra-bahan-chaos-'))
  await chmod(folder, 0o711)
  return folder
}
