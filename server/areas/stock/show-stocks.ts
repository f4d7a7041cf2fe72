import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { Refusal } from '#domain/refusal.ts'
import type { StockFilter } from '#domain/stock/stock-filter.ts'
import type { Deps } from '#server/deps.ts'
import { countStocks, findExpected, findLots, findMovements, findStock, findStocks } from './queries.ts'

interface Search {
  filter: StockFilter | null
  keyword: string | null
  page: number
  perPage: number
}

// more lots of one product with something left than anybody keeps apart
const MOST_LOTS = 500

/** The seller's stocks, filtered and paged, and how many each filter leaves [SHOP-5]. */
export async function listStocks({ db, now }: Deps, seller: Seller, { page, perPage, ...search }: Search) {
  const params = { ...search, today: businessDay(now()) }
  const [products, counts] = await Promise.all([
    findStocks(db, seller, params, { limit: perPage, offset: (page - 1) * perPage }),
    countStocks(db, seller, params),
  ])
  return { products, counts, total: counts[search.filter ?? 'all'] }
}

/** One stock of the seller with its lots and what is expected. @throws Refusal product_not_found */
export async function showStock({ db, now }: Pick<Deps, 'db' | 'now'>, seller: Seller, productId: number) {
  const today = businessDay(now())
  const product = await findStock(db, seller, productId, today)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  const lots = await findLots(db, productId, today, MOST_LOTS)
  return { product, lots, expected: await findExpected(db, productId, today) }
}
export type ShownStock = Awaited<ReturnType<typeof showStock>>

/** The movements of a stock of the seller, newest first, paged by key [SHOP-5]. @throws Refusal product_not_found */
export async function listMovements(
  { db, now }: Deps,
  seller: Seller,
  productId: number,
  { before, limit }: { before: string | null; limit: number },
) {
  if (!(await findStock(db, seller, productId, businessDay(now())))) {
    throw new Refusal('product_not_found', { field: 'productId' })
  }
  const found = await findMovements(db, seller, productId, { before, limit: limit + 1 })
  const movements = found.slice(0, limit)
  return { movements, next: found.length > limit ? (movements.at(-1)?.id ?? null) : null }
}
