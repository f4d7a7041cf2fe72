import { raisedUnits } from '#domain/cart/raised-units.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkRoom } from './check-room.ts'
import type { NewLine } from './queries.ts'
import { raiseAllUnits } from './queries-batches.ts'
import { seePrices } from './see-prices.ts'

/**
 * Product and quantity of a finished negotiation come into the cart, if it has room: where it has none the negotiation
 * stays as it was, and is finished once there is [NEGO-12]. @throws Refusal cart_full
 */
export async function enterAgreed(tx: Tx, line: NewLine & { packWeight: DecimalText }, now: Date): Promise<void> {
  const { productId, packWeight } = line
  const there = await checkRoom(tx, line.companyId, [productId])
  const units = raisedUnits(line.units, there.get(productId), packWeight)
  await raiseAllUnits(tx, line, [{ productId, units }], now)
  await seePrices(tx, line.companyId, [productId], now)
}
