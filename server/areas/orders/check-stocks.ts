import { isSame } from '#domain/money.ts'
import { stocksAndLedger } from '#server/areas/catalogue/public.ts'
import { type Db, snapshot } from '#server/platform/database.ts'
import { findReservedUnits } from './queries-reserved.ts'

export interface StockCheck {
  /** How many stocks agree. */
  agreeing: number
  /** Products of which the stock or a lot is not the sum of its movements. */
  unequal: number[]
  /** Products of which another quantity is reserved than open orders hold. */
  unheld: number[]
}

const AT_ONCE = 1_000

/** Compares every stock with its ledger and with the open orders, a part at a time, each as of one moment [SHOP-5]. */
export async function checkStocks(db: Db): Promise<StockCheck> {
  const found: StockCheck = { agreeing: 0, unequal: [], unheld: [] }
  for (let after = 0; ; ) {
    const part = await readPart(db, after)
    for (const { product_id: id, reserved, agrees, held } of part) {
      if (!agrees) found.unequal.push(id)
      if (!isSame(reserved, held)) found.unheld.push(id)
      if (agrees && isSame(reserved, held)) found.agreeing++
    }
    after = part.at(-1)?.product_id ?? 0
    if (part.length < AT_ONCE) return found
  }
}

function readPart(db: Db, after: number) {
  return snapshot(db, async (tx) => {
    const stocks = await stocksAndLedger.rows(tx, after, AT_ONCE)
    const held = await findReservedUnits(
      tx,
      stocks.map((stock) => stock.product_id),
    )
    return stocks.map((stock) => ({ ...stock, held: held.get(stock.product_id) ?? '0' }))
  })
}
