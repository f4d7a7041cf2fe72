import { expect, it } from 'vitest'
import { aSale } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'
import { sortBySeller } from './show-cart.ts'

const world = await openWorld({ connections: 4 })
const SELLERS = 12

it('looks at each line a few times, however many sellers there are [CART-7] [OPS-6]', async () => {
  const { buyer, product } = await aSale(world)
  const products = [product]
  for (let more = 1; more < SELLERS; more++) products.push(await world.aProduct({ seller: await world.aSeller() }))
  let lookups = 0
  const lines = products.map(({ id }) => ({
    id: String(id),
    get productId() {
      lookups += 1
      return id
    },
    units: '50',
    addedBy: buyer.userId as never,
    addedAt: new Date(0),
    chosenAmount: null,
    notifiedAmount: null,
  }))

  const sellers = await sortBySeller(world.db, buyer.companyId as never, lines, world.now())

  expect(sellers).toHaveLength(SELLERS)
  expect(sellers.flatMap((one) => one.lines)).toHaveLength(SELLERS)
  expect(lookups).toBeLessThan(SELLERS * 10)
})
