import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkStocks } from '#server/areas/orders/public.ts'
import { checkChain } from '#server/platform/audit/check-chain.ts'
import { pauseSweeps } from '#server/platform/backup/pause-sweeps.ts'
import { checkBackup, restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { unreadable } from '#server/platform/backup/sealed-stream.ts'
import { listSequences, listTables } from '#server/platform/backup/tables.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'
import { openDatabase } from '#server/platform/database.ts'
import { aFolder, ask } from '#server/platform/embedded-postgres/testing.ts'
import { type FileKey, FilesLost, makeFileKey } from '#server/platform/files/file-store.ts'
import { openDiskStore } from '#server/platform/files/open-file-store.ts'
import { insertFile } from '#server/platform/files/queries.ts'
import { openS3Store } from '#server/platform/files/s3-store.ts'
import { forgetFile } from '#server/platform/files/store-file.ts'
import { anOrder, placeFor } from '../scenes/ordering.ts'
import { cloneDatabase } from '../servers/postgres.ts'
import { openWorld } from '../world.ts'

const world = await openWorld({ connections: 2 })
const keyFile = randomBytes(32)
const now = new Date('2026-03-02T03:00:00Z')

const aPath = () => join(aFolder(), 'site.backup')

class BrokenOff extends FilesLost {
  override readonly isOfAll = true
}

async function aBackup({ files = world.deps.files } = {}) {
  const [path, dataDir] = [aPath(), aFolder()]
  writeFileSync(join(dataDir, 'secrets-key'), 'the key of second factors')
  const total = await writeBackup({ url: world.databaseUrl, files, dataDir }, { path, keyFile }, now)
  return { path, total }
}

/** An empty place, and what was restored into it. */
async function restored(path: string) {
  const database = await cloneDatabase()
  const dataDir = aFolder()
  const files = openDiskStore(join(dataDir, 'files'))
  const db = openDatabase({ url: database.url, connections: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const checked = await checkBackup({ path, keyFile })
  const target = { url: database.url, files, dataDir, secretsInSettings: [] }
  await restoreBackup({ path, keyFile }, checked, target)
  return { url: database.url, db, files, dataDir, target, checked }
}

/** A file that is recorded, as uploads are. */
async function aStoredFile(): Promise<{ key: FileKey; content: Buffer }> {
  const [key, content] = [makeFileKey(), randomBytes(70_000)]
  const owner = await world.aBuyer()
  await world.deps.files.put(key, content)
  const sha256 = createHash('sha256').update(content).digest()
  const facts = { key, name: 'npwp.pdf', kind: 'pdf' as const, size: content.length, sha256 }
  await world.db.transaction().execute((tx) => insertFile(tx, owner, facts, now))
  return { key, content }
}

describe('a backup of a site that runs', { timeout: 300_000 }, () => {
  it('is the site of one moment: whole orders, ledgers that agree, every file, while orders are placed [OPS-3]', async () => {
    const sale = await anOrder(world, { stock: '100000' })
    const file = await aStoredFile()
    const placed = new Set([sale.order.number])
    let isWritten = false
    const placing = (async () => {
      while (!isWritten) placed.add((await placeFor(sale.buyer, sale.addressId, sale.product)).number)
    })()
    const before = new Set(placed)
    const { path, total } = await aBackup().finally(() => {
      isWritten = true
    })
    await placing

    const { db, files, dataDir } = await restored(path)

    expect(total.missing).toEqual([])
    const orders = await db.selectFrom('orders').select('number').execute()
    const numbers = orders.map(({ number }) => number)
    expect([...before].filter((number) => !numbers.includes(number))).toEqual([])
    expect(numbers.filter((number) => !placed.has(number))).toEqual([])
    expect(await checkStocks(db)).toMatchObject({ unequal: [], unheld: [] })
    expect((await checkChain(db)).broken).toBeNull()
    expect(await buffer(await files.open(file.key))).toEqual(file.content)
    expect(readFileSync(join(dataDir, 'secrets-key'), 'utf8')).toBe('the key of second factors')
  })

  it('has every row, sequence, index, rule and trigger as it was [OPS-3]', async () => {
    await anOrder(world)
    const { url } = await restored((await aBackup()).path)
    expect(await everythingIn(url)).toEqual(await everythingIn(world.databaseUrl))
  })

  it('lets no file vanish that its records name [OPS-3]', async () => {
    const { key } = await aStoredFile()
    const holder = new pg.Client({ connectionString: world.databaseUrl })
    await holder.connect()
    await pauseSweeps(holder)
    await expect(aBackup()).rejects.toThrow('Another backup of this database is being made.')
    const { id } = await world.db
      .selectFrom('stored_files')
      .select('id')
      .where('storage_key', '=', key)
      .executeTakeFirstOrThrow()
    await world.db.transaction().execute((tx) => forgetFile(tx, id))
    await world.runJobs()
    expect(await world.storedFiles()).toContain(key)

    await holder.end()
    world.setClock(new Date(world.now().getTime() + 11 * 60_000).toISOString())
    await world.runJobs()
    expect(await world.storedFiles()).not.toContain(key)
    world.setClock()
  })

  it('names the files whose bytes are lost or changed, and keeps the rest [OPS-3]', async () => {
    const [lost, changed] = [await aStoredFile(), await aStoredFile()]
    await world.deps.files.remove(lost.key)
    await world.deps.files.put(changed.key, Buffer.from('other'))
    const { path, total } = await aBackup()
    expect(total.missing).toEqual([lost.key, changed.key].sort())
    const { files } = await restored(path)
    await expect(files.open(changed.key)).rejects.toThrow()
  })

  it('is not made while the bucket of the files does not answer, which would lack them all [OPS-3]', async () => {
    for (const _ of [1, 2, 3]) await aStoredFile()
    const away = { name: 'bahan', endpoint: 'http://127.0.0.1:1', region: 'us-east-1', keyId: 'a', keySecret: 'b' }
    await expect(aBackup({ files: openS3Store(away) })).rejects.toThrow(
      /^No backup was made: uploaded files cannot be read now/,
    )
  })

  it('is made without a file that cannot be read to its end, which it names [OPS-3]', async () => {
    const { key } = await aStoredFile()
    await aStoredFile()
    const { files } = world.deps
    const open = (wanted: FileKey) =>
      wanted === key ? Promise.reject(new BrokenOff('the file service: no answer in time')) : files.open(wanted)
    const { total } = await aBackup({ files: { ...files, open } })
    expect(total.missing).toContain(key)
  })
})

describe('a restore', { timeout: 300_000 }, () => {
  it('is refused where somebody is, and where the file is not as it was written: nothing is written [OPS-3]', async () => {
    const { path } = await aBackup()
    const { target, checked, db } = await restored(path)
    await expect(restoreBackup({ path, keyFile }, checked, target)).rejects.toThrow('This database is in use')

    const whole = readFileSync(path)
    const people = await db.selectFrom('users').select('id').execute()
    for (const spoilt of [whole.subarray(0, whole.length - 100), Buffer.concat([whole, Buffer.from('x')])]) {
      const other = aPath()
      writeFileSync(other, spoilt)
      await expect(checkBackup({ path: other, keyFile })).rejects.toThrow(unreadable.damaged)
    }
    await expect(checkBackup({ path, keyFile: randomBytes(32) })).rejects.toThrow(unreadable.wrongKey)
    expect(await db.selectFrom('users').select('id').execute()).toEqual(people)
  })

  it('is refused where the file is of a version with other tables, older or newer [OPS-3]', async () => {
    const site = await cloneDatabase()
    onTestFinished(() => site.drop())
    const ofMigrations = async (...names: string[]) => {
      const rows = names.map((name) => `('${name}', '')`)
      await ask(site.url, 'delete from schema_migrations')
      await ask(site.url, `insert into schema_migrations (name, hash) values ${rows.join(', ')}`)
      const path = aPath()
      await writeBackup({ url: site.url, files: world.deps.files, dataDir: aFolder() }, { path, keyFile }, now)
      return { path, keyFile }
    }
    const older = await ofMigrations('0001_foundation.sql', '0395_receipts_by_sellers.sql')
    await expect(checkBackup(older)).rejects.toThrow(unreadable.older)
    const newer = await ofMigrations('0001_schema', '9999_later.sql')
    await expect(checkBackup(newer)).rejects.toThrow(unreadable.newer)
  })
})

/** A fingerprint of a database: each table by a hash over its rows, and all that belongs to them. */
async function everythingIn(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables: Record<string, unknown> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int, md5(string_agg(row::text, ' ' order by row::text)) from ${name} as row`,
      )
      tables[name] = rows[0]
    }
    const schema = await client.query(
      `select pg_get_constraintdef(oid) as it from pg_constraint where connamespace = 'public'::regnamespace
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
    )
    return { tables, sequences: await listSequences(client), schema: schema.rows }
  } finally {
    await client.end()
  }
}
