import type { Seller } from '#domain/accounts/actor.ts'
import { correctionTo, stillFits } from '#domain/catalogue/stock/count-stock.ts'
import { LONGEST } from '#domain/limits.ts'
import { isSame } from '#domain/money.ts'
import type { Deps } from '#server/deps.ts'
import { lockBriefly } from '#server/platform/database/lock-briefly.ts'
import type { Tx } from '#server/platform/database.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import type { OfferChange } from '../offers/save-offers.ts'
import { expireSome } from './order-stocks.ts'
import { noteAvailability } from './queries-availability.ts'
import { lockBalances, moveStocks } from './queries-ledger.ts'

/** Stocks have moved since they were read so that what was to be written no longer fits: read and written anew, it may. */
export class StocksMoved extends Error {
  override name = 'StocksMoved'
}

/**
 * Writes the stocks of many offers that `saveOffers` has written, as the last thing before commit: those who order wait for
 * this alone. What they have taken since the offers were read counts beside it [SHOP-4, SHOP-5].
 * @throws StocksMoved
 */
export async function settleStocks(
  tx: Tx,
  seller: Seller,
  changes: readonly OfferChange[],
  { now, reason }: { now: Date; reason: string },
): Promise<void> {
  const by = { kind: 'correction', userId: seller.userId, reason: reason.slice(0, LONGEST.stockReason) } as const
  const corrected = await mapInSlices(changes, ({ before, offer }) => {
    if (!before) return []
    const { product, balance, offer: present } = before
    const onHand = correctionTo(offer.stock ?? '0', balance, { field: 'stok', unit: present.unit })
    const isRemeasured = !isSame(offer.minPurchase ?? '0', present.minPurchase ?? '0')
    return onHand || isRemeasured ? [{ productId: product.id, onHand, isRemeasured }] : []
  })
  const changed = corrected.flat()
  if (changed.length === 0) return
  const ids = changed.map(({ productId }) => productId)
  const locked = await lockBriefly(tx, (tx) => lockBalances(tx, ids))
  const movements = changed.flatMap(({ productId, onHand }) => {
    if (!onHand) return []
    const balance = locked.get(productId)
    if (!balance || !stillFits(onHand, balance)) throw new StocksMoved(`product ${productId}`)
    return [{ ...by, productId, onHand }]
  })
  const remeasured = changed.filter(({ isRemeasured }) => isRemeasured)
  await noteAvailability(
    tx,
    remeasured.map(({ productId }) => productId),
  )
  await moveStocks(tx, movements, now)
}

/** Takes all lots expired in Jakarta from what may be sold; counts of what is in stock follow [SHOP-5]. */
export async function expireAll({ db, now }: Deps): Promise<void> {
  let more = true
  while (more) more = await db.transaction().execute((tx) => expireSome(tx, now()))
}
