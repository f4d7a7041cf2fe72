import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { SavedOffer } from '#domain/catalogue/contract-editor.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { checkOffer } from '#domain/catalogue/offer-faults.ts'
import { checkFirstSale, faultsOfSales, type PriceBounds } from '#domain/catalogue/prices/price-floor.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { statusSaved } from '#domain/catalogue/status-after.ts'
import { correctionTo } from '#domain/catalogue/stock/count-stock.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { formatQuantity } from '#domain/format.ts'
import { productCode } from '#domain/ids.ts'
import { type DecimalText, isMore, isSame, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { checkOffered } from '#server/areas/materials/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { productsChanged } from '../events.ts'
import { copyPhotos } from '../pictures/copy-photos.ts'
import { auditPrices, findPrices } from '../prices/audit-prices.ts'
import { leastTiers } from '../prices/queries-price-rules.ts'
import { replacePrices } from '../prices/queries-price-writing.ts'
import { findBounds, followListPrices } from '../prices/sales-floors.ts'
import { knownOffers } from '../search/known-words.ts'
import { indexProducts } from '../search/queries-indexing.ts'
import { noteAvailability } from '../stock/queries-availability.ts'
import { moveStocks } from '../stock/queries-ledger.ts'
import { auditStatus } from './audit-products.ts'
import { checkOpen } from './change-product-status.ts'
import { findShowcases, findTaken, lockNames, lockOwnOffer, updateOffers } from './queries-editing.ts'
import { insertProducts } from './queries-writing.ts'
import { isShownTheSame, priced, written } from './written-offer.ts'

// as the reason of a stock that is changed with the rest of a product
const EDITED = 'Diubah bersama produk'

export interface SaveRequest {
  /** Null: a new one. */
  id: number | null
  /** The seller's product whose photos a new one copies; null: none. */
  photosFrom: number | null
  /** The expected version and stock; null for a new product. A change states the version. */
  seenVersion: number | null
  expectedStock: DecimalText | null
  status: ProductStatus
  offer: Offer
}

/**
 * Writes a seller's offer with all derived rows: prices, stock, collections, search rows. Of two who edit one
 * product the later is refused; so is a stock that orders have changed meanwhile [SELLER-2, SHOP-2].
 * @throws Refusal offer_refused | product_not_found | product_version_missing | product_moved_on | stock_moved_on
 *   | stock_of_others | product_name_taken | product_sku_taken | product_unit_fixed | stock_in_lots | product_not_draft
 *   | first_sale_of_owner | other_material_of_owner | product_not_withdrawn | product_banned | shop_suspended | showcase_not_found | material_not_found | material_merged
 */
export function saveProduct(deps: Deps, seller: Seller, request: SaveRequest): Promise<SavedOffer> {
  return deps.db.transaction().execute((tx) => saveIn(tx, seller, request, deps.now()))
}

async function saveIn(tx: Tx, seller: Seller, request: SaveRequest, now: Date): Promise<SavedOffer> {
  const { id, status, offer: written } = request
  checkOffer(written, status)
  await checkOffered(tx, [written.materialId])
  await lockNames(tx, seller.companyId)
  await checkShowcases(tx, seller, written.showcases)
  const [known = request] = await knownOffers(tx, seller.companyId, [request])
  const taken = await findTaken(tx, seller.companyId, known.offer, id)
  if (taken?.name === written.name) throw new Refusal('product_name_taken', { field: 'nama' })
  if (taken) throw new Refusal('product_sku_taken', { field: 'sku', words: { product: taken.name } })
  return id === null ? add(tx, seller, known, now) : change(tx, seller, id, known, now)
}

async function checkShowcases(tx: Tx, seller: Seller, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return
  const own = new Set((await findShowcases(tx, seller.companyId)).map(({ slug }) => slug))
  if (wanted.some((slug) => !own.has(slug))) throw new Refusal('showcase_not_found', { field: 'etalase' })
}

async function add(tx: Tx, seller: Seller, request: SaveRequest, now: Date): Promise<SavedOffer> {
  const { status, offer, photosFrom } = request
  if (status !== 'draft' && status !== 'published') throw new Refusal('product_not_withdrawn', { field: 'status' })
  await checkOpen(tx, seller, { before: null, status })
  const bounds = await findBounds(tx, seller, [])
  checkFirstSale(bounds, { before: null, after: { status, materialId: offer.materialId } })
  checkSales(offer, { id: null, before: null }, bounds)
  if (isMore(offer.stock ?? '0', 0)) checkSetsStock(seller)
  const [id] = await insertProducts(tx, [
    { ...written(offer), ...priced(offer), sellerId: seller.companyId, status, featuredRank: null, createdAt: now },
  ])
  if (id === undefined) throw new Error('no product was written')
  if (photosFrom !== null) await copyPhotos(tx, seller, { from: photosFrom, to: { id, name: offer.name } }, now)
  await auditPrices(tx, seller, { id, name: offer.name }, { before: null, offer }, now)
  await auditStatus(tx, seller, { id, name: offer.name, before: null, after: status }, now)
  return { id, code: productCode(id), status, version: 1 }
}

async function change(
  tx: Tx,
  seller: Seller,
  id: number,
  { seenVersion, expectedStock, status: wanted, offer }: SaveRequest,
  now: Date,
): Promise<SavedOffer> {
  const before = await lockOwnOffer(tx, seller.companyId, id)
  if (!before) throw new Refusal('product_not_found', { field: 'produk_id' })
  if (seenVersion === null) throw new Refusal('product_version_missing', { field: 'versi' })
  if (seenVersion !== before.version) throw new Refusal('product_moved_on', { field: 'versi' })
  const status = statusSaved(before.status, wanted)
  await checkOpen(tx, seller, { before: before.status, status })
  if (before.status !== 'draft' && offer.unit !== before.unit) {
    throw new Refusal('product_unit_fixed', { field: 'satuan', words: { unit: before.unit } })
  }

  const prices = { before: await findPrices(tx, seller, id), offer }
  const bounds = await findBounds(tx, seller, [id])
  checkFirstSale(bounds, { before, after: { status, materialId: offer.materialId } })
  checkSales(offer, { id, before: prices.before }, bounds)
  const product = written(offer)
  await checkTiers(tx, id, product, now)
  const version = before.version + 1
  const pictureVersion = before.pictureVersion + (isShownTheSame(before, product) ? 0 : 1)
  const stock = stockAfter({ stock: before.stock.units, unit: before.unit }, offer, expectedStock)
  const soldSince = before.status === 'draft' && status === 'published' ? now : null
  await updateOffers(tx, [{ ...product, id, version, status, pictureVersion, soldSince }])
  await noteAvailability(tx, [id])
  const onHand = correctionTo(stock, before.stock, { field: 'stok', unit: before.unit })
  const correction = { productId: id, kind: 'correction', userId: seller.userId, reason: EDITED } as const
  if (onHand) {
    checkSetsStock(seller)
    await moveStocks(tx, [{ ...correction, onHand }], now)
  }
  await replacePrices(tx, [{ id, ...priced(offer) }], now)
  if (before.status !== 'draft') {
    await followListPrices(tx, seller, [{ id, before: prices.before.price, after: offer.price }])
  }
  await auditPrices(tx, seller, { id, name: offer.name }, prices, now)
  await auditStatus(tx, seller, { id, name: offer.name, before: before.status, after: status }, now)
  if (status !== 'draft') {
    await indexProducts(tx, [id])
    await productsChanged.emit(tx, [id], now)
    // the material that it was an offer of, too; by a job, as when a product is withdrawn
    if (before.featuredRank !== null) {
      for (const materialId of new Set([before.materialId, offer.materialId]))
        await enqueue(tx, 'catalogue/rank-material', { materialId })
    }
  }
  return { id, code: productCode(id), status, version }
}

/** Checks the permission to set stocks, which members who change products may lack [ROLE-10]. */
function checkSetsStock(seller: Seller): void {
  if (!mayDo(seller, 'stock.change')) throw new Refusal('stock_of_others', { field: 'stok' })
}

/** Sales give no price of levels, nor bargain, below what the owner lets them [SHOP-7]. */
function checkSales(offer: Offer, current: Parameters<typeof faultsOfSales>[1], bounds: PriceBounds | null): void {
  const [first] = Object.entries(bounds ? faultsOfSales(offer, current, bounds) : {})
  if (first) throw new Refusal('offer_refused', { field: first[0], words: { sentence: first[1] } })
}

/** A tier begins above the minimum purchase. */
async function checkTiers(
  tx: Tx,
  id: number,
  { minPurchase, unit }: { minPurchase: DecimalText; unit: string },
  now: Date,
): Promise<void> {
  const least = (await leastTiers(tx, [id], businessDay(now))).get(id)
  if (least === undefined || isMore(least, minPurchase)) return
  const words = { from: formatQuantity(quantityText(least)), unit }
  throw new Refusal('price_minimum_beyond', { field: 'jumlah_min_beli', words })
}

/** Orders may have taken some since the page was read: the typed stock counts only over the expected one. */
function stockAfter(
  { stock, unit }: { stock: DecimalText; unit: string },
  offer: Offer,
  expected: DecimalText | null,
): DecimalText {
  const wanted = offer.stock ?? '0'
  if (expected === null || isSame(expected, stock)) return wanted
  if (isSame(wanted, expected)) return stock
  throw new Refusal('stock_moved_on', { field: 'stok', words: { left: formatQuantity(quantityText(stock)), unit } })
}
