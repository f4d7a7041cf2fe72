import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { ladderOf, type PriceStep } from '#domain/catalogue/prices/price-step.ts'
import type { CompanyId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnOffer } from '../offers/queries-editing.ts'
import { soldAmong } from '../pages/queries-facts.ts'
import { findCustomers, findList, findListed, findLists } from './queries-price-lists.ts'
import { findChanges, findPriced, findRules } from './queries-price-rules.ts'
import { ownLevelPrices, ownPricesOf } from './queries-price-writing.ts'
import { pricesFor } from './queries-pricing.ts'
import { findFloor } from './sales-floors.ts'

const SHOWN_CHANGES = 50
const LISTED_AT_ONCE = 60

/** The buyer's prices of a product on sale by quantity; empty where it may see no price [SHOP-3, ROLE-2]. */
export async function showOwnSteps(deps: Deps, { companyId }: Buyer, productId: number): Promise<PriceStep[]> {
  const sold = await soldAmong(deps.db, [productId])
  return sold.has(productId) ? stepsOf(deps, companyId, productId) : []
}

/**
 * The price of a product for one customer of the seller, with how it comes about.
 * @throws Refusal product_not_found | price_customer_not_found
 */
export async function explainPrice(
  deps: Deps,
  seller: Seller,
  { productId, customerId }: { productId: number; customerId: string },
): Promise<PriceStep[]> {
  const product = await findOwnOffer(deps.db, seller.companyId, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  const customers = await findCustomers(deps.db, seller.companyId)
  const customer = customers.find(({ id }) => id === customerId)
  if (!customer) throw new Refusal('price_customer_not_found', { field: 'customerId' })
  return stepsOf(deps, customer.id as CompanyId, productId) // the seller's own customer, just found
}

async function stepsOf(deps: Deps, buyerId: CompanyId, productId: number): Promise<PriceStep[]> {
  const prices = await pricesFor(deps.db, buyerId, [productId], deps.now())
  return ladderOf(prices.get(productId) ?? [])
}

/** One page of the seller's products by name, with the prices of each level [SHOP-3]. */
export async function listPriced(
  deps: Deps,
  { companyId }: Seller,
  { keyword, page, perPage }: { keyword: string | null; page: number; perPage: number },
) {
  const day = businessDay(deps.now())
  const limits = { limit: perPage, offset: (page - 1) * perPage }
  const { products, total } = await findPriced(deps.db, companyId, { keyword, day }, limits)
  const levels = await ownPricesOf(
    deps.db,
    companyId,
    products.map(({ id }) => id),
  )
  return { products: products.map((product) => ({ ...product, levels: levels.get(product.id) ?? [] })), total }
}
export type PricedPage = Awaited<ReturnType<typeof listPriced>>

/** All prices of one of the seller's products, and what changed [SHOP-3]. @throws Refusal product_not_found */
export async function showPrices(deps: Deps, seller: Seller, productId: number) {
  const { companyId } = seller
  const day = businessDay(deps.now())
  const product = await findOwnOffer(deps.db, companyId, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  const [levels, rules, changes, customers, floor] = await Promise.all([
    ownLevelPrices(deps.db, companyId, productId),
    findRules(deps.db, companyId, productId, day),
    findChanges(deps.db, companyId, productId, SHOWN_CHANGES),
    findCustomers(deps.db, companyId),
    findFloor(deps.db, seller, productId),
  ])
  const names = await findUserNames(deps.db, [...new Set(changes.map(({ userId }) => userId))])
  return { product, levels, rules, changes, customers, floor, names, day }
}
export type ShownPrices = Awaited<ReturnType<typeof showPrices>>

/** The seller's lists of single customers, and who may get one [SHOP-3]. */
export async function showLists(deps: Deps, { companyId }: Seller) {
  const [lists, customers] = await Promise.all([findLists(deps.db, companyId), findCustomers(deps.db, companyId)])
  return { lists, customers, day: businessDay(deps.now()) }
}
export type ShownLists = Awaited<ReturnType<typeof showLists>>

/**
 * One of the price lists with a page of its prices, in the order of their writing. @throws Refusal price_list_not_found
 */
export async function showList(deps: Deps, { companyId }: Seller, listId: string, after: string | null) {
  const found = await findList(deps.db, companyId, listId)
  if (!found) throw new Refusal('price_list_not_found', { field: 'id' })
  const listed = await findListed(deps.db, companyId, listId, { after, limit: LISTED_AT_ONCE + 1 })
  const prices = listed.slice(0, LISTED_AT_ONCE)
  const next = listed.length > LISTED_AT_ONCE ? (prices.at(-1)?.ruleId ?? null) : null
  return { list: found, prices, next, day: businessDay(deps.now()) }
}
export type ShownList = Awaited<ReturnType<typeof showList>>
