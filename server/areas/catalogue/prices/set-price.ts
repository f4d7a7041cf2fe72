import type { Seller } from '#domain/accounts/actor.ts'
import { beyondWords, isBeyond } from '#domain/catalogue/prices/price-floor.ts'
import { formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, isMore } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { productsChanged } from '../events.ts'
import { lockPriced } from '../offers/queries-editing.ts'
import { askOwnerForPrice } from './ask-owner-for-price.ts'
import { auditPrices, findPrices } from './audit-prices.ts'
import { raiseVersion } from './queries-price-rules.ts'
import { insertPrices, ownPrices } from './queries-price-writing.ts'
import { findFloor, followListPrices } from './sales-floors.ts'

interface RequestedListPrice {
  productId: number
  /** The expected version; null: any. */
  expectedVersion: number | null
  /** Rupiah per unit. */
  price: DecimalText
}

/** The list price and the version of its product as they stand now. */
interface PriceSet {
  version: number
  price: DecimalText
  /** Whether the requested price awaits the owner. */
  waits: boolean
}

/**
 * Sets the list price of the seller's product; its other levels stay [SHOP-2]. Repeating it over the version that it
 * made changes nothing. A price below what sales may give waits for the owner instead [SHOP-7].
 * @throws Refusal product_not_found | product_seen_moved_on | price_nothing | price_below_lowest | price_request_waits
 */
export function setPrice(deps: Deps, seller: Seller, requested: RequestedListPrice): Promise<PriceSet> {
  return deps.db.transaction().execute((tx) => setPriceIn(tx, seller, requested, deps.now()))
}

/** Sets the list price within the caller's transaction. */
export async function setPriceIn(
  tx: Tx,
  seller: Seller,
  { productId: id, expectedVersion, price }: RequestedListPrice,
  now: Date,
): Promise<PriceSet> {
  if (!isMore(price, '0')) throw new Refusal('price_nothing', { field: 'harga' })
  const product = await lockPriced(tx, seller.companyId, id)
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  if (expectedVersion !== null && product.version !== expectedVersion)
    throw new Refusal('product_seen_moved_on', { field: 'harga' })
  const before = await findPrices(tx, seller, id)
  if (before.lowestPrice !== null && isMore(before.lowestPrice, price)) {
    throw new Refusal('price_below_lowest', { field: 'harga', words: { lowest: formatRupiah(before.lowestPrice) } })
  }
  const amount = amountText(price)
  const { version } = product
  if (before.price === amount) return { version, price: amount, waits: false }
  const floor = await findFloor(tx, seller, id)
  if (floor && before.price !== null && isBeyond(amount, before.price, floor)) {
    const summary = `Harga daftar ${formatRupiah(amount)} per ${product.unit}`
    const request = { product, negotiationId: null, summary, beyond: beyondWords(amount, floor) }
    await askOwnerForPrice(tx, seller, { ...request, wanted: { kind: 'list', price: amount } }, now)
    return { version, price: before.price, waits: true }
  }

  const others = (await ownPrices(tx, seller.companyId, id)).filter(({ level }) => level !== 1)
  const prices = [{ level: 1, amount }, ...others]
  await insertPrices(tx, [{ id, prices, lowestPrice: null, negoPercent: null }], now)
  await followListPrices(tx, seller, [{ id, before: before.price, after: amount }])
  await raiseVersion(tx, id)
  await auditPrices(tx, seller, { id, name: product.name }, { before, offer: { ...before, price: amount } }, now)
  if (product.status !== 'draft') await productsChanged.emit(tx, [id], now)
  return { version: version + 1, price: amount, waits: false }
}
