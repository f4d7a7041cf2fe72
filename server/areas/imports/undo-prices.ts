import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { isBeyond, type PriceBounds } from '#domain/catalogue/price-floor.ts'
import { isStandingFor } from '#domain/catalogue/price-rule.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { isSame } from '#domain/money.ts'
import {
  findBounds,
  findRulesOfProducts,
  type KeptRule,
  lockOwnOffers,
  type PriceWrite,
  removeEmptyList,
  savePrices,
  takeTurnListing,
  tellCustomers,
} from '#server/areas/catalogue/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { findRows, type PriceImage } from './queries-rows.ts'

/**
 * Takes back what an import of a price list did: prices become what they were, and new ones and the lists made for them go,
 * but for those of products whose prices somebody has changed since [SHOP-4], and those that whoever takes it back may not
 * give [SHOP-7].
 */
export async function undoPrices(tx: Tx, seller: Seller, importId: string, now: Date) {
  await takeTurnListing(tx, seller.companyId)
  const rows = (await findRows<PriceImage>(tx, importId)).filter(
    ({ verdict }) => verdict === 'new' || verdict === 'changed',
  )
  const ids = [...new Set(rows.flatMap(({ productId }) => productId ?? []))]
  const offers = await lockOwnOffers(tx, seller.companyId, ids, businessDay(now))
  const present = new Map(offers.map((offer) => [offer.product.id, offer]))
  const rules = Map.groupBy(await findRulesOfProducts(tx, seller.companyId, ids), ({ productId }) => productId)
  const mayGrant = mayDo(seller, 'customers.grants')
  const bounds = await findBounds(tx, seller, ids)
  const writes = rows.flatMap(({ productId, seenVersion, before: image }): PriceWrite[] => {
    const offer = present.get(productId ?? 0)
    if (!offer || !image || offer.product.version !== seenVersion) return []
    const rule = rules.get(offer.product.id)?.find((one) => isAsLeft(one, image))
    if (!rule || (rule.listId !== null && !mayGrant)) return []
    const after = asItWas(rule, image)
    if (isTooLow(after, rule, { productId: offer.product.id, bounds })) return []
    return [{ product: { id: offer.product.id, unit: offer.offer.unit }, before: rule, after }]
  })
  await tellCustomers(tx, await savePrices(tx, seller, writes, now), now)
  const made = new Set(rows.flatMap(({ before }) => (before?.madeList && before.is.listId) || []))
  for (const id of made) await removeEmptyList(tx, seller, id, now)
  return { undone: writes.length, notUndone: rows.length - writes.length }
}

function isAsLeft(rule: KeptRule, { is }: PriceImage): boolean {
  const isOne = rule.listId === is.listId && rule.level === is.level && isSame(rule.from, is.from)
  // the days of a list are its own, and may have changed
  return isOne && isSame(rule.amount, is.amount) && (is.listId !== null || rule.firstDay === is.firstDay)
}

/** Whether whoever takes it back may not give the price of before [SHOP-7]. */
function isTooLow(
  after: PriceWrite['after'],
  rule: KeptRule,
  { productId, bounds }: { productId: number; bounds: PriceBounds | null },
): boolean {
  const floor = bounds?.floors.get(productId)
  if (!floor || !after) return false
  return isBeyond(after.amount, isStandingFor(rule, after) ? rule.amount : null, floor)
}

function asItWas(rule: KeptRule, { was }: PriceImage): PriceWrite['after'] {
  if (!was) return null
  const { level, from, listId, listName, buyerId } = rule
  const list = listId === null ? null : { id: listId, name: listName ?? '', customerId: buyerId ?? '' }
  return { level, from, list, amount: was.amount, ...(list ? daysOf(rule) : daysOf(was)) }
}

function daysOf({ firstDay, lastDay }: Pick<KeptRule, 'firstDay' | 'lastDay'>) {
  return { firstDay, lastDay }
}
