import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database.ts'
import { aFolder, start } from '#server/platform/embedded-postgres/testing.ts'
import { openDiskStore } from '#server/platform/files/open-file-store.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()

/** The answers of an application with these parts. */
async function healthOf(overrides: Partial<Deps>) {
  const { http } = await buildApp({ ...world.deps, ...overrides })
  onTestFinished(() => http.close())
  // what is not ready is logged as a warning
  const [alive, ready] = [await http.inject('/healthz'), await http.inject('/readyz')]
  return { alive: alive.statusCode, ready: ready.statusCode, retryAfter: ready.headers['retry-after'] }
}

const notReady = { alive: 200, ready: 503, retryAfter: '1' }

describe('a process is alive, and', () => {
  it('ready while database and storage can write', async () => {
    expect(await healthOf({})).toMatchObject({ alive: 200, ready: 200 })
    expect(await world.storedFiles()).toEqual([])
  })

  it('not ready when the storage for files cannot write', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sentra-bahan-health-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'files'), 'stands where the folder should be')
    expect(await healthOf({ files: openDiskStore(join(folder, 'files')) })).toEqual(notReady)
  })

  it('not ready when the database may only be read', async () => {
    // of this database alone: other files use the same server
    const own = sql.id(new URL(world.databaseUrl).pathname.slice(1))
    await sql`alter database ${own} set default_transaction_read_only = on`.execute(world.db)
    const db = openDatabase({ url: world.databaseUrl, connections: 1 })
    onTestFinished(async () => {
      await db.destroy()
      await sql`alter database ${own} reset default_transaction_read_only`.execute(world.db)
    })
    expect(await healthOf({ db })).toEqual(notReady)
  })

  it('not ready when the database can write nothing more to its disk', { timeout: 90_000 }, async () => {
    const dataDir = aFolder()
    const roomy = await start({ dataDir })
    await migrate(roomy.url)
    await roomy.stop()
    const { url } = await start({ dataDir, settings: { fsync: 'off', temp_file_limit: '0' } })
    const db = openDatabase({ url, connections: 1 })
    onTestFinished(() => db.destroy())
    expect(await healthOf({ db })).toEqual(notReady)
  })
})
