import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearStatements, planOf } from '#test/database/rows-read.ts'
import { openWorld } from '#test/world.ts'
import { aCsv, uploaded } from './testing.ts'

const statements = hearStatements()
const world = await openWorld()
const client = new pg.Client({ connectionString: world.databaseUrl })
beforeAll(() => client.connect())
afterAll(() => client.end())

it('reads no more changes than the page of an import that it shows [SHOP-4, OPS-6]', async () => {
  const seller = await world.aSeller()
  await world.aProduct({ seller, sku: 'R-1', price: '1000.00', lowestPrice: '600.00' })
  const { impor_id } = await uploaded(seller, 'harga', aCsv('SKU;Harga', 'R-1;1100'))
  await sql`
    insert into import_rows (import_id, number, cells, verdict, changes, change_percent)
    select import_id, number + n, cells, verdict, changes, nullif(n % 40, 0) from import_rows, generate_series(1, 3000) n
    where import_id = ${impor_id}`.execute(world.db)
  await sql`analyze import_rows`.execute(world.db)

  const run = await statements.during(async () => {
    const { data } = await seller.call('pusat-seller/impor/perubahan', { impor_id, halaman: 1 })
    expect(data.perubahan).toHaveLength(50)
  })

  const changes = run.filter(({ text }) => text.includes('"import_rows"'))
  expect(changes).toHaveLength(1)
  for (const one of changes) expect((await planOf(client, one)).rowsRead).toBeLessThanOrEqual(60)
})
