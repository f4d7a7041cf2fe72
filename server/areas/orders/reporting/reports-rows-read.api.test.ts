import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearStatements, planOf } from '#test/database/rows-read.ts'
import { aSale, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

// Of fifty orders a day for a thousand days, a report reads those of its own days.
const ORDERS = 50_000
const A_DAY = 50

const statements = hearStatements()
const world = await openWorld()
const client = new pg.Client({ connectionString: world.databaseUrl })
let sale: Awaited<ReturnType<typeof aSale>>

beforeAll(async () => {
  await client.connect()
  sale = await aSale(world, { price: '1000.00', stock: '1000' })
  const order = await placeFor(sale.buyer, sale.addressId, sale.product)
  // so many rows take a busy machine longer than any request may
  await sql`set statement_timeout = '60s'`.execute(world.db)
  await sql`create temporary table copies as
    select n, uuidv7() as id, uuidv7() as key, ${world.now()}::timestamptz - (n / ${A_DAY}) * interval '1 day' as at
    from generate_series(1, ${ORDERS}::integer) n`.execute(world.db)
  await sql`insert into checkouts (buyer_id, key, created_at, request_hash)
    select ${sale.buyer.companyId}, key, at, '' from copies`.execute(world.db)
  await sql`insert into orders select copy.* from copies c, orders o, jsonb_populate_record(o, jsonb_build_object(
      'id', c.id, 'number', 'X' || n, 'checkout_key', c.key, 'state', 'completed', 'placed_at', c.at,
      'submitted_at', c.at)) copy
    where o.id = ${order.id}`.execute(world.db)
  await sql`insert into order_lines select copy.* from copies c, order_lines l,
      jsonb_populate_record(l, jsonb_build_object('order_id', c.id)) copy
    where l.order_id = ${order.id}`.execute(world.db)
  await sql`analyze orders, order_lines`.execute(world.db)
}, 120_000)
afterAll(() => client.end())

it('reads the orders of its days, not all of 50,000 [SHOP-9]', async () => {
  const days = { dari: '2026-02-01', sampai: '2026-03-02' }
  const most = 31 * A_DAY * 3
  const tooMany: string[] = []
  const heard = await statements.during(async () => {
    const { data } = await sale.seller.call('pusat-seller/laporan/penjualan', days)
    expect(data.pesanan).toBeGreaterThan(29 * A_DAY)
    await sale.seller.call('pusat-seller/laporan/piutang', {})
    await sale.seller.call('pusat-seller/laporan/stok', {})
  })
  for (const one of heard) {
    const { rowsRead, top } = await planOf(client, one)
    if (rowsRead > most) tooMany.push(`${one.name}: ${rowsRead} rows (${top.join(', ')})`)
  }
  expect(tooMany).toEqual([])
})
