import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { A_TURN } from '#server/platform/in-turns.ts'
import type { HeldProduct } from './queries-bulk.ts'
import { decidedOf, sortMany } from './sort-many.ts'

it('decides about many products with no more at once than a turn, and tells those that are refused [SHOP-2, OPS-6]', async () => {
  const chosen = Array.from({ length: 4 * A_TURN }, (_, id) => {
    const product = { id, name: `Produk ${id}`, version: 1 } as HeldProduct
    return { id, seen: 1, product }
  })
  const sorted = sortMany(chosen, 'product_seen_moved_on')
  let [most, sinceTurn, isDone] = [0, 0, false]
  const others = (async () => {
    while (!isDone) {
      await setImmediate()
      sinceTurn = 0
    }
  })()

  const decided = await decidedOf(sorted, ({ id }) => {
    sinceTurn++
    most = Math.max(most, sinceTurn)
    if (id === 7) throw new Refusal('product_without_price')
    return id
  })

  isDone = true
  await others
  expect(most).toBeLessThanOrEqual(A_TURN)
  expect(decided).toHaveLength(chosen.length - 1)
  expect(sorted.refused).toEqual([expect.objectContaining({ productId: 7, name: 'Produk 7' })])
})
