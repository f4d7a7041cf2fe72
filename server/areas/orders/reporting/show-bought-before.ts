import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { quantityText } from '#domain/money.ts'
import { findCards, stocksVisibleTo } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { findBought, findLastPaid } from './queries-reports.ts'

// some are no longer on sale, or no longer to this company
const MOST_LOOKED_AT = 24
const MOST_SHOWN = 10

/** Products the company has ordered and still sees the price of, as it ordered them last, the last ordered first [HOME-9]. */
export async function showBoughtBefore(deps: Deps, buyer: Buyer) {
  const bought = await findBought(deps.db, buyer.companyId, MOST_LOOKED_AT)
  const cards = await findCards(
    deps.db,
    buyer,
    bought.map(({ productId }) => productId),
  )
  const products = cards.filter(({ amount }) => amount !== null).slice(0, MOST_SHOWN)
  const shown = new Set(products.map(({ id }) => id))
  return {
    products,
    stocks: await stocksVisibleTo(deps.db, buyer, products),
    last: bought
      .filter(({ productId }) => shown.has(productId))
      .map(({ productId, units, unitPrice, placedAt }) => ({
        productId,
        units: quantityText(units),
        price: unitPrice,
        at: placedAt.toISOString(),
      })),
  }
}

/** What the company last paid for these products, each with the day of that order; those it has not bought are missing [UX-1]. */
export async function listLastPaid({ db }: Deps, buyer: Buyer, productIds: readonly number[]) {
  const paid = await findLastPaid(db, buyer.companyId, productIds)
  return paid.map(({ placedAt, ...one }) => ({ ...one, day: businessDay(placedAt) }))
}
