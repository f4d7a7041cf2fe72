import { expect, it } from 'vitest'
import { countRoundTrips } from '#test/database/round-trips.ts'
import { aTrade } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const roundTrips = countRoundTrips()
const world = await openWorld()

it('asks the database at most four times what the form asks before it opens [NEGO-2] [NEGO-8]', async () => {
  const { buyer, product } = await aTrade(world)
  const body = { company_id: buyer.companyId, produk_id: product.id }
  await buyer.call('produk/nego/status', body)

  const trips = await roundTrips.during(() => buyer.call('produk/nego/status', body))

  expect(trips).toBeGreaterThan(1)
  expect(trips).toBeLessThanOrEqual(4)
})
