import { expect, it } from 'vitest'
import { hearStatements } from '#test/database/rows-read.ts'
import { propose, view } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'
import { endNegotiationsOfProducts } from './end-negotiations.ts'

const statements = hearStatements()
const world = await openWorld()

/** Negotiations about so many products of one seller, each by another buyer. */
async function negotiationsAbout(products: number) {
  const seller = await world.aSeller()
  const running: { productId: number; nego_id: string; buyer: Awaited<ReturnType<typeof world.aBuyer>> }[] = []
  for (let count = 0; count < products; count++) {
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    const product = await world.aProduct({ seller })
    running.push({ buyer, productId: product.id, nego_id: await propose(buyer, product) })
  }
  return { seller, running }
}

it('end together: by as many statements as one, and both sides of each are notified [NEGO-9, SHOP-2]', async () => {
  const statementCounts: number[] = []
  for (const products of [1, 5]) {
    const { seller, running } = await negotiationsAbout(products)
    const ids = running.map(({ productId }) => productId)
    const end = () => world.db.transaction().execute((tx) => endNegotiationsOfProducts(tx, ids, world.deps.now()))

    statementCounts.push((await statements.during(end, /./)).length)

    for (const { buyer, nego_id } of running) {
      expect(await view(buyer, nego_id)).toMatchObject({ status: 'dibatalkan' })
      const { data } = await buyer.call('notifikasi/nego/daftar', { company_id: buyer.companyId })
      expect(data.notifikasi[0]?.message).toContain('diakhiri oleh sistem: Produk tidak lagi dijual.')
    }
    const { data } = await seller.call('notifikasi/nego/daftar', { company_id: seller.companyId })
    expect(data.notifikasi.filter(({ message }) => message.includes('diakhiri'))).toHaveLength(products)
  }

  expect(statementCounts[1]).toBe(statementCounts[0])
})
