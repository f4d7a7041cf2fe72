import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { openWire } from '../calls/wire.ts'

/** A PostgreSQL of its own, which can be stopped and started again on another port. */
export interface DatabaseServer {
  /** The site's address of it. */
  url: () => string
  /** Asks as its superuser. */
  ask: (text: string) => Promise<Record<string, unknown>[]>
  start: () => Promise<void>
  stop: () => Promise<void>
  /** SIGKILL, and until it has ended; `start` recovers it. */
  kill: () => Promise<void>
}

const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', shared_buffers: '32MB' }

/**
 * A database that writes, and a replica that follows it by streaming: the embedded PostgreSQL brings no program for that,
 * so it begins as a copy of the other one. `remove` stops and deletes both.
 */
export async function aDatabasePair() {
  const folder = mkdtempSync(join(tmpdir(), 'sentra-bahan-test-'))
  // started by root, PostgreSQL runs as another user, who must be able to pass through
  chmodSync(folder, 0o711)
  const [from, to] = [join(folder, 'primary'), join(folder, 'replica')]
  const primary = await startIn(from)
  await migrate(primary.url())
  await primary.stop()
  execFileSync('cp', ['-a', from, to])
  await primary.start()
  // which stays while the primary comes back on another port
  const wire = await openWire()
  const { port, password } = new URL(wire.proxyOf(primary.url()))
  const source = `host=127.0.0.1 port=${port} user=postgres password=${password}`
  writeAsOwner(join(to, 'postgres'), 'postgresql.auto.conf', `primary_conninfo = '${source}'\n`)
  writeAsOwner(join(to, 'postgres'), 'standby.signal', '')
  const replica = await startIn(to)
  return {
    primary: {
      ...primary,
      async start() {
        await primary.start()
        wire.proxyOf(primary.url())
      },
    },
    replica,
    async remove() {
      await Promise.all([replica.stop(), primary.stop()])
      wire.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startIn(dataDir: string): Promise<DatabaseServer> {
  const begin = () => startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} }, settings })
  let server = await begin()
  return {
    url: () => server.url,
    ask: (text) => askAsSuperuser(server.url, text),
    async start() {
      server = await begin()
    },
    stop: () => server.stop(),
    async kill() {
      const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await server.stop()
    },
  }
}

function writeAsOwner(cluster: string, name: string, text: string): void {
  const path = join(cluster, name)
  const { uid, gid } = statSync(cluster)
  writeFileSync(path, text, { mode: 0o600 })
  chownSync(path, uid, gid)
}

async function askAsSuperuser(url: string, text: string): Promise<Record<string, unknown>[]> {
  const address = new URL(url)
  address.username = 'postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
