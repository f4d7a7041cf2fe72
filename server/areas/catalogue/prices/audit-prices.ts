import type { Seller } from '#domain/accounts/actor.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, decimal } from '#domain/money.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertChanges } from './queries-price-rules.ts'
import { ownPrices } from './queries-price-writing.ts'
import { bargainingTerms } from './queries-pricing.ts'

type Prices = Pick<Offer, 'price' | 'priceAtLevel2' | 'priceAtLevel3' | 'lowestPrice' | 'negoPercent'>

/** Audits a change of what a product costs, or is bargained by; nothing where none changed [ADM-6]. */
export async function auditPrices(
  tx: Tx,
  seller: Seller,
  product: { id: number; name: string },
  { before, offer }: { before: Prices | null; offer: Prices },
  now: Date,
): Promise<void> {
  const after = pricesOf(offer)
  if (JSON.stringify(before ?? pricesOf(noPrices)) === JSON.stringify(after)) return
  const thing = { id: product.id, name: product.name }
  await audit(tx, seller, { act: 'product.price', thing, before: before && { ...before }, after: { ...after } }, now)
  await insertChanges(tx, seller, changesOfLevels(product.id, before ?? noPrices, after), now)
}

function changesOfLevels(productId: number, before: Prices, after: Prices) {
  const names = ['price', 'priceAtLevel2', 'priceAtLevel3'] as const
  return names.flatMap((name, index) => {
    const [was, is] = [before[name], after[name]].map((amount) => amount && formatRupiah(amount))
    if (was === is) return []
    return [{ productId, listName: null, what: `Level ${index + 1}`, before: was ?? null, after: is ?? null }]
  })
}

/** Stores the price history of many products without an audit of each: the caller audits the whole [SHOP-4]. */
export async function savePriceHistory(
  tx: Tx,
  seller: Seller,
  products: readonly { id: number; before: Prices | null; offer: Prices }[],
  now: Date,
): Promise<void> {
  const changes = products.flatMap(({ id, before, offer }) =>
    changesOfLevels(id, pricesOf(before ?? noPrices), pricesOf(offer)),
  )
  await insertChanges(tx, seller, changes, now)
}

/** Whether both cost the same and are bargained alike. */
export function costTheSame(one: Prices, other: Prices): boolean {
  return JSON.stringify(pricesOf(one)) === JSON.stringify(pricesOf(other))
}

/** The prices of the seller's product as they stand. */
export async function findPrices(tx: Tx, seller: Seller, id: number): Promise<Prices> {
  const prices = await ownPrices(tx, seller.companyId, id)
  const terms = await bargainingTerms(tx, id)
  const amountAt = (ofLevel: number) => prices.find(({ level }) => level === ofLevel)?.amount ?? null
  return pricesOf({
    price: amountAt(1),
    priceAtLevel2: amountAt(2),
    priceAtLevel3: amountAt(3),
    lowestPrice: terms?.lowestPrice ?? null,
    negoPercent: terms?.percent ?? null,
  })
}

const noPrices: Prices = {
  price: null,
  priceAtLevel2: null,
  priceAtLevel3: null,
  lowestPrice: null,
  negoPercent: null,
}

/** In one notation, so that equal prices are not reported as a change. */
function pricesOf({ price, priceAtLevel2, priceAtLevel3, lowestPrice, negoPercent }: Prices): Prices {
  const plain = (amount: DecimalText | null) => amount && decimal(amount).text(2)
  return {
    price: plain(price),
    priceAtLevel2: plain(priceAtLevel2),
    priceAtLevel3: plain(priceAtLevel3),
    lowestPrice: plain(lowestPrice),
    negoPercent: plain(negoPercent),
  }
}
