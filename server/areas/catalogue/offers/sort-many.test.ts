import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { SLICE } from '#server/platform/time-slices.ts'
import type { LockedProduct } from './queries-bulk.ts'
import { decidedOf, sortMany } from './sort-many.ts'

it('decides about many products with no more at once than a turn, and tells those that are refused [SHOP-2, OPS-6]', async () => {
  const chosen = Array.from({ length: 4 * SLICE }, (_, id) => {
    const product = { id, name: `Produk ${id}`, version: 1 } as LockedProduct
    return { id, expected: 1, product }
  })
  const sorted = sortMany(chosen, 'product_seen_moved_on')
  let [most, sinceYield, isDone] = [0, 0, false]
  const others = (async () => {
    while (!isDone) {
      await setImmediate()
      sinceYield = 0
    }
  })()

  const decided = await decidedOf(sorted, ({ id }) => {
    sinceYield++
    most = Math.max(most, sinceYield)
    if (id === 7) throw new Refusal('product_without_price')
    return id
  })

  isDone = true
  await others
  expect(most).toBeLessThanOrEqual(SLICE)
  expect(decided).toHaveLength(chosen.length - 1)
  expect(sorted.refused).toEqual([expect.objectContaining({ productId: 7, name: 'Produk 7' })])
})
