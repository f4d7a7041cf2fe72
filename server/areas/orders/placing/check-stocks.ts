import { isWithin } from '#domain/catalogue/stock/beyond-stock.ts'
import { formatQuantity } from '#domain/format.ts'
import { isSame } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { stocksAndLedger } from '#server/areas/catalogue/public.ts'
import { type Db, snapshot } from '#server/platform/database.ts'
import { findReservedUnits } from '../queries-reductions.ts'
import type { SellerChoice } from './choose-payments.ts'
import type { Quote } from './quote.ts'

export interface StockCheck {
  /** How many stocks agree. */
  agreeing: number
  /** Products of which the stock or a lot is not the sum of its movements. */
  unequal: number[]
  /** Products of which another quantity is reserved than open orders hold. */
  unheld: number[]
}

const AT_ONCE = 1_000

/** Compares every stock with its ledger and with the open orders, batch by batch, each as of one moment [SHOP-5]. */
export async function checkStocks(db: Db): Promise<StockCheck> {
  const found: StockCheck = { agreeing: 0, unequal: [], unheld: [] }
  for (let after = 0; ; ) {
    const batch = await readBatch(db, after)
    for (const { product_id: id, reserved, agrees, ordered } of batch) {
      if (!agrees) found.unequal.push(id)
      if (!isSame(reserved, ordered)) found.unheld.push(id)
      if (agrees && isSame(reserved, ordered)) found.agreeing++
    }
    after = batch.at(-1)?.product_id ?? 0
    if (batch.length < AT_ONCE) return found
  }
}

function readBatch(db: Db, after: number) {
  return snapshot(db, async (tx) => {
    const stocks = await stocksAndLedger.rows(tx, after, AT_ONCE)
    const ordered = await findReservedUnits(
      tx,
      stocks.map((stock) => stock.product_id),
    )
    return stocks.map((stock) => ({ ...stock, ordered: ordered.get(stock.product_id) ?? '0' }))
  })
}

/**
 * Checks that units which come later are ordered only as the buyer accepted: the stock may have fallen, and the lead
 * time may have grown, since they saw the page [SHOP-6].
 * @throws Refusal lead_time_not_accepted | lead_time_changed
 */
export function checkLeadTimes({ sellers }: { sellers: readonly SellerChoice[] }, quote: Quote): void {
  for (const { seller, lines } of quote.sellers) {
    const index = sellers.findIndex(({ sellerId }) => sellerId === seller.id)
    const acceptedOf = new Map(sellers[index]?.accepted.map((line) => [line.lineId, line]))
    for (const { id, later, product } of lines) {
      if (!later) continue
      const accepted = acceptedOf.get(id)
      if (accepted && isWithin(later, accepted)) continue
      const words = {
        product: product.name,
        units: formatQuantity(later.units),
        unit: product.unit,
        days: String(later.days),
      }
      const code = accepted ? 'lead_time_changed' : 'lead_time_not_accepted'
      throw new Refusal(code, { field: `seller.${Math.max(index, 0)}.pesan_dulu`, words })
    }
  }
}
