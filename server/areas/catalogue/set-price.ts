import type { Seller } from '#domain/accounts/actor.ts'
import { formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, isMore } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { auditPrices, findPrices } from './audit-prices.ts'
import { productsChanged } from './events.ts'
import { lockOwnOffer } from './queries-editing.ts'
import { raiseVersion } from './queries-price-rules.ts'
import { insertPrices, ownPrices } from './queries-price-writing.ts'

interface Wanted {
  productId: number
  /** The version that was seen. */
  seen: number
  /** Rupiah per unit. */
  price: DecimalText
}

/**
 * Sets the list price of the seller's product; its other levels stay [SHOP-2]. Repeating it over the version that it
 * made changes nothing.
 * @throws Refusal product_not_found | product_seen_moved_on | price_nothing | price_below_lowest
 */
export function setPrice(deps: Deps, seller: Seller, wanted: Wanted): Promise<{ version: number; price: DecimalText }> {
  return deps.db.transaction().execute((tx) => setIn(tx, seller, wanted, deps.now()))
}

async function setIn(tx: Tx, seller: Seller, { productId: id, seen, price }: Wanted, now: Date) {
  if (!isMore(price, '0')) throw new Refusal('price_nothing', { field: 'harga' })
  const product = await lockOwnOffer(tx, seller.companyId, id)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  if (product.version !== seen) throw new Refusal('product_seen_moved_on', { field: 'harga' })
  const before = await findPrices(tx, seller, id)
  if (before.lowestPrice !== null && isMore(before.lowestPrice, price)) {
    throw new Refusal('price_below_lowest', { field: 'harga', words: { lowest: formatRupiah(before.lowestPrice) } })
  }
  const amount = amountText(price)
  if (before.price === amount) return { version: seen, price: amount }

  const others = (await ownPrices(tx, seller.companyId, id)).filter(({ level }) => level !== 1)
  const prices = [{ level: 1, amount }, ...others]
  await insertPrices(tx, [{ id, prices, lowestPrice: null, negoPercent: null }], now)
  await raiseVersion(tx, id)
  await auditPrices(tx, seller, { id, name: product.name }, { before, offer: { ...before, price: amount } }, now)
  if (product.status !== 'draft') await productsChanged.tell(tx, [id], now)
  return { version: seen + 1, price: amount }
}
