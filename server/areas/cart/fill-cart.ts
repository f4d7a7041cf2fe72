import type { Buyer } from '#domain/accounts/actor.ts'
import { raisedUnits } from '#domain/cart/nearest-units.ts'
import { cartChanged } from '#domain/live.ts'
import type { DecimalText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { wishedLine } from './add-many.ts'
import { checkRoom, seePrices } from './add-to-cart.ts'
import { raiseAllUnits } from './queries-batches.ts'
import { type PricedLine, sortBySeller } from './show-cart.ts'

export type FilledLine = PricedLine & { unitPrice: DecimalText }

export interface FilledCart {
  /** The lines that the cart now holds, in the order in which they were requested. */
  lines: FilledLine[]
  /** The units of them in the cart before. */
  before: ReadonlyMap<number, DecimalText>
  /** Products that cannot be ordered from their seller any more, and why. */
  skipped: { productId: number; reason: Refusal }[]
}

/**
 * Puts products into the company's cart that it once ordered or has noted, as far as they are still sold to it. Lines
 * already there are raised to the requested quantity, not added to, so that a repetition changes nothing more [ORDER-5,
 * ORDER-7].
 * @throws Refusal cart_full
 */
export async function fillCart(
  tx: Tx,
  buyer: Buyer,
  requested: readonly { productId: number; units: DecimalText }[],
  now: Date,
): Promise<FilledCart> {
  const wished = requested.map((line) => wishedLine(buyer, line, now))
  const sellers = await sortBySeller(tx, buyer.companyId, wished, now)
  const priced = new Map(
    sellers.flatMap((one) => one.lines.map((line) => [line.productId, { line, bar: one.obstacle }] as const)),
  )
  const fitting = [...priced.values()].flatMap(({ line, bar }) => (!bar && fitsInCart(line) ? [line] : []))
  // in product order, so that two such acts at once wait for each other
  const lines = fitting.sort((one, other) => one.productId - other.productId)
  const ids = lines.map((line) => line.productId)
  const before = await checkRoom(tx, buyer.companyId, ids)
  if (lines.length > 0) {
    const raised = lines.map(({ productId, units, product }) => {
      return { productId, units: raisedUnits(units, before.get(productId), product.packWeight) }
    })
    await raiseAllUnits(tx, buyer, raised, now)
    await seePrices(tx, buyer.companyId, ids, now)
    await publish(tx, cartChanged(buyer.companyId))
  }
  const filled = new Map(lines.map((line) => [line.productId, line]))
  return {
    lines: requested.flatMap(({ productId }) => filled.get(productId) ?? []),
    before,
    skipped: requested.flatMap(({ productId }) => {
      if (filled.has(productId)) return []
      const found = priced.get(productId)
      return [{ productId, reason: found?.bar ?? found?.line.obstacle ?? new Refusal('product_not_found') }]
    }),
  }
}

/** Too little stock does not exclude a product: the cart shows how much there is. */
function fitsInCart(line: PricedLine): line is FilledLine {
  const { obstacle, unitPrice } = line
  return (
    unitPrice !== null && (!obstacle || obstacle.code === 'not_enough_stock' || obstacle.code === 'not_enough_beyond')
  )
}
