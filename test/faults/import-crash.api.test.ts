import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCsv, statusOf, uploaded } from '#server/areas/imports/testing.ts'
import type { Person } from '#test/actor.ts'
import { type ApiProcess, startApi } from '#test/servers/api-process.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

const ROWS = 1000
// the smallest step of an import's reported progress
const PART = 500

/** Products that the shop does not have yet. */
async function aLongFile() {
  const name = 'Zat Banyak'
  await world.aMaterial({ name })
  const rows = Array.from(
    { length: ROWS },
    (_, n) => `B-${n};Zat Banyak ${n};${name};USP;Jerman;serbuk;sak kertas;25;50;75000;1250`,
  )
  return aCsv('SKU;Nama;Bahan;Grade;Asal;Bentuk;Kemasan;Isi per kemasan;MOQ;Harga;Stok', ...rows)
}

async function productsOf(sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where seller_id = ${sellerId}`.execute(world.db)
  return rows[0]?.count ?? 0
}

let seller: Person
let impor_id: string
beforeAll(async () => {
  seller = await world.aSeller()
  const checked = await uploaded(seller, 'produk', await aLongFile())
  expect(checked.cocok).toBe(ROWS)
  impor_id = checked.impor_id
})

// it runs jobs as soon as there are any
let api: ApiProcess
beforeAll(async () => {
  api = await startApi(world.databaseUrl)
})
afterAll(() => void api.process.kill('SIGKILL'))

it('an import whose process is killed in its middle is applied whole or not at all, and says so [SHOP-4]', async () => {
  await seller.call('pusat-seller/impor/terapkan', { impor_id })
  const done = async () => (await statusOf(seller, impor_id)).selesai
  await expect.poll(done, { timeout: 50_000, interval: 20 }).toBeGreaterThanOrEqual(PART)
  const ended = once(api.process, 'exit')
  api.process.kill('SIGKILL')
  await ended

  // as the queue has it once a worker has been silent for long enough
  await sql`update pgboss.job set state = 'failed' where name = 'imports/apply' and state = 'active'`.execute(world.db)
  await world.runJobs('imports/end-abandoned')
  const { status, catatan } = await statusOf(seller, impor_id)
  const whole = status === 'diterapkan'
  expect([status, await productsOf(seller.companyId)]).toEqual(whole ? [status, ROWS] : ['gagal', 0])
  expect(catatan).toEqual(whole ? null : expect.stringContaining('tidak ada satu baris pun yang berubah'))
})
