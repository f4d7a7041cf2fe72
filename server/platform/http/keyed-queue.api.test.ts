import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { anOrder } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 10 })

it('lets others read while many calls of one person wait for the same order', async () => {
  const { buyer, seller, order, product } = await anOrder(world)
  const gate = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = world.db.transaction().execute(async (tx) => {
    await sql`select 1 from orders where id = ${order.id} for update`.execute(tx)
    locked.resolve()
    await gate.promise
  })
  await locked.promise
  const confirm = () => seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id: order.id, versi: 1 })
  const waiting = Array.from({ length: 40 }, confirm)

  const read = await buyer.call('produk/detail', { produk_id: product.id })
  expect(read.status).toBe(200)

  gate.resolve()
  await holding
  const answers = await Promise.all(waiting)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})
