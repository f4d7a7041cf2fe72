import type { BusinessDay } from '#domain/business-day.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Balance } from '#domain/catalogue/stock/count-stock.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { DecimalText } from '#domain/money.ts'
import { codeKey } from '#domain/plain-signs.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { leastTiers } from '../prices/queries-price-rules.ts'
import { ownPricesOf } from '../prices/queries-price-writing.ts'
import { ownBargainingTerms } from '../prices/queries-pricing.ts'
import { offerOf } from './offer-of.ts'
import { editedProducts, ownProducts, type WrittenProduct } from './queries-editing.ts'

/** One of the seller's products with all that it is written with. */
export interface OwnOffer {
  product: WrittenProduct
  materialName: string
  casNumber: string | null
  offer: Offer
  balance: Balance
  /** The least quantity above zero from which it has a further price; null without one. */
  leastTier: DecimalText | null
}

/** Those of the seller's products with these ids, in id order; others' are left out. */
export async function findOwnOffers(
  db: Db | Tx,
  sellerId: CompanyId,
  ids: readonly number[],
  today: BusinessDay,
): Promise<OwnOffer[]> {
  const products = await editedProducts(db, sellerId)
    .innerJoin('product_stocks as stock', 'stock.product_id', 'p.id')
    .select(['stock.units as stock', 'stock.on_hand as onHand', 'stock.reserved'])
    .select(['stock.in_lots as inLots', 'stock.expired'])
    .where('p.id', '=', anyOf(ids))
    .orderBy('p.id')
    .execute()
  const prices = await ownPricesOf(db, sellerId, ids)
  const tiers = await leastTiers(db, ids, today)
  const terms = await ownBargainingTerms(db, sellerId, ids)
  return mapInSlices(products, ({ materialName, casNumber, onHand, reserved, inLots, expired, ...product }) => ({
    product,
    materialName,
    casNumber,
    leastTier: tiers.get(product.id) ?? null,
    offer: offerOf(product, prices.get(product.id) ?? [], terms.get(product.id)),
    balance: { units: product.stock, onHand, reserved, inLots, expired },
  }))
}

/**
 * The seller's products with these ids for writing, locked until commit. Their stocks stay free for orders meanwhile:
 * they are locked last, for a moment (`settleStocks`).
 */
export async function lockOwnOffers(
  tx: Tx,
  sellerId: CompanyId,
  ids: readonly number[],
  today: BusinessDay,
): Promise<OwnOffer[]> {
  await ownProducts(tx, sellerId).where('p.id', '=', anyOf(ids)).orderBy('p.id').forNoKeyUpdate('p').execute()
  return findOwnOffers(tx, sellerId, ids, today)
}

/** The fields that identify the seller's products. */
export interface OwnKey {
  id: number
  sku: string
  name: string
}

/** The seller's products that have one of these codes, names or ids. */
export function findOwnKeys(
  db: Db | Tx,
  sellerId: CompanyId,
  { skus, names, ids }: { skus: readonly string[]; names: readonly string[]; ids: readonly number[] },
): Promise<OwnKey[]> {
  const keys = skus.map((sku) => codeKey(sku))
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.sku', 'p.name'])
    .where('p.seller_id', '=', sellerId)
    .where((eb) =>
      eb.or([
        eb('p.id', '=', anyOf(ids)),
        eb('p.name', '=', anyOf(names)),
        eb.and([eb('p.sku', '<>', ''), eb(eb.fn<string>('code_key', ['p.sku']), '=', anyOf(keys))]),
      ]),
    )
    .orderBy('p.id')
    .execute()
}
