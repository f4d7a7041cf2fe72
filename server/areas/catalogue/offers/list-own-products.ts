import type { Seller } from '#domain/accounts/actor.ts'
import type { ProductBan } from '#domain/catalogue/contract-selling.ts'
import type { PriceBounds } from '#domain/catalogue/prices/price-floor.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { Deps } from '#server/deps.ts'
import { productBans, runningNegotiations } from '../events.ts'
import { findBounds } from '../prices/sales-floors.ts'
import { countByStatus, findOwnProducts, type OwnProductRow } from './queries-selling.ts'

export interface OwnSearch {
  status: ProductStatus | undefined
  soldOut: boolean
  keyword: string | undefined
  page: number
  perPage: number
}

export interface OwnPage {
  products: OwnProductRow[]
  /** Running negotiations by product; null when the role may not see them. */
  running: Map<number, number> | null
  /** The lowest prices that the member may write without the owner, by product; null: any. */
  floors: PriceBounds['floors'] | null
  bans: Map<number, ProductBan>
  total: number
  /** Of those that the keyword finds, in each status. */
  counts: { status: ProductStatus; all: number }[]
}

/** The seller's own products, withdrawn ones included, filtered and paged [SELLER-1]. */
export async function listOwnProducts(deps: Deps, seller: Seller, search: OwnSearch): Promise<OwnPage> {
  const filter = { status: search.status ?? null, soldOut: search.soldOut, keyword: search.keyword || null }
  const page = { limit: search.perPage, offset: (search.page - 1) * search.perPage }
  const { products, total } = await findOwnProducts(deps.db, seller, filter, page)
  const ids = products.map(({ id }) => id)
  // price bounds are shown to members who write prices only
  const bounds = mayDo(seller, 'products.change') ? await findBounds(deps.db, seller, ids) : null
  const running = mayDo(seller, 'sales-nego.read') ? await countRunning(deps, products) : null
  return {
    products,
    running,
    floors: bounds?.floors ?? null,
    bans: await findBans(deps, seller, products),
    total,
    counts: await countByStatus(deps.db, seller.companyId, filter.keyword),
  }
}

function countRunning(deps: Deps, products: readonly OwnProductRow[]): Promise<Map<number, number>> {
  return runningNegotiations.ask(
    deps.db,
    products.map(({ id }) => id),
    deps.now(),
  )
}

/** Of those that are on sale there are none. */
async function findBans({ db, now }: Deps, seller: Seller, products: readonly OwnProductRow[]) {
  const productIds = products.filter(({ status }) => status === 'banned').map(({ id }) => id)
  return productIds.length > 0 ? productBans.ask(db, { seller, productIds }, now()) : new Map<number, ProductBan>()
}
