import type { Seller } from '#domain/accounts/actor.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { productsChanged, productsWithdrawn } from '../events.ts'
import { costTheSame, savePriceHistory } from '../prices/audit-prices.ts'
import { replacePrices } from '../prices/queries-price-writing.ts'
import { followListPrices } from '../prices/sales-floors.ts'
import { knownOffers } from '../search/known-words.ts'
import { indexProducts } from '../search/queries-indexing.ts'
import { checkOpen } from './change-product-status.ts'
import { updateOffers } from './queries-editing.ts'
import type { OwnOffer } from './queries-own-offers.ts'
import { insertProducts } from './queries-writing.ts'
import { isShownTheSame, priced, written } from './written-offer.ts'

/** A product as it becomes; `before` is locked, and null for a new one. */
export interface OfferChange {
  before: OwnOffer | null
  offer: Offer
  status: ProductStatus
}

/**
 * Writes many of a seller's offers by rules that the caller has checked, with prices, their history and search rows, in
 * a few statements for all of them; the caller audits it. The stocks of those that are there already follow last, by
 * `settleStocks` [SHOP-4]. @returns the ids in the order given
 * @throws Refusal shop_suspended | material_not_found | material_merged
 */
export async function saveOffers(tx: Tx, seller: Seller, wanted: readonly OfferChange[], now: Date): Promise<number[]> {
  const changes = await knownOffers(tx, seller.companyId, wanted)
  const opening = changes.find(({ before, status }) => status === 'published' && before?.product.status !== status)
  if (opening) await checkOpen(tx, seller, { before: opening.before?.product.status ?? null, status: 'published' })
  const ids = await insert(tx, seller, changes, now)
  const changed = changes.flatMap(({ before, ...change }) => (before ? [{ before, ...change }] : []))
  await update(tx, changed, now)
  await price(tx, seller, changes, ids, now)
  await follow(tx, changed, now)
  return ids
}

async function insert(tx: Tx, seller: Seller, changes: readonly OfferChange[], now: Date): Promise<number[]> {
  const fresh = changes.filter(({ before }) => !before)
  const written = await insertProducts(
    tx,
    fresh.map(({ offer, status }) => ({ ...newProduct(offer), status, sellerId: seller.companyId, createdAt: now })),
  )
  const next = written.values()
  return changes.map(({ before }) => before?.product.id ?? next.next().value ?? 0)
}

function newProduct(offer: Offer) {
  return { ...written(offer), ...priced(offer), featuredRank: null }
}

type Changed = OfferChange & { before: OwnOffer }

async function update(tx: Tx, changed: readonly Changed[], now: Date): Promise<void> {
  const rows = changed.map(({ before: { product: before }, offer, status }) => {
    const product = written(offer)
    return {
      ...product,
      id: before.id,
      status,
      version: before.version + 1,
      pictureVersion: before.pictureVersion + (isShownTheSame(before, product) ? 0 : 1),
      soldSince: before.status === 'draft' && status === 'published' ? now : null,
    }
  })
  await updateOffers(tx, rows)
}

async function price(
  tx: Tx,
  seller: Seller,
  changes: readonly OfferChange[],
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const affected = changes.flatMap(({ before, offer }, index) => {
    if (before && costTheSame(before.offer, offer)) return []
    return [{ id: ids[index] ?? 0, before: before?.offer ?? null, offer }]
  })
  const there = affected.filter(({ before }) => before !== null)
  await replacePrices(
    tx,
    there.map(({ id, offer }) => ({ id, ...priced(offer) })),
    now,
  )
  const sold = changes.flatMap(({ before, offer }) => {
    if (!before || before.product.status === 'draft') return []
    return [{ id: before.product.id, before: before.offer.price, after: offer.price }]
  })
  await followListPrices(tx, seller, sold)
  await savePriceHistory(tx, seller, affected, now)
}

/** Updates counts, search rows and carts of the products, and the negotiations about those taken off sale. */
async function follow(tx: Tx, changed: readonly Changed[], now: Date): Promise<void> {
  const reworded = changed.filter(
    ({ before, offer, status }) => status !== 'draft' && !isFoundAlike(before, offer, status),
  )
  await indexProducts(
    tx,
    reworded.map(({ before }) => before.product.id),
  )
  const withdrawn = changed.filter(
    ({ before, status }) => status === 'withdrawn' && before.product.status === 'published',
  )
  if (withdrawn.length > 0) {
    await productsWithdrawn.emit(
      tx,
      withdrawn.map(({ before }) => before.product.id),
      now,
    )
  }
  const featured = changed.filter(({ before }) => before.product.featuredRank !== null)
  const materials = featured.flatMap(({ before, offer }) => [before.product.materialId, offer.materialId])
  for (const materialId of new Set(materials)) await enqueue(tx, 'catalogue/rank-material', { materialId })
  const shown = changed.filter(({ before, status }) => status !== 'draft' || before.product.status !== 'draft')
  if (shown.length === 0) return
  await productsChanged.emit(
    tx,
    shown.map(({ before }) => before.product.id),
    now,
  )
}

function isFoundAlike({ product, offer: before }: OwnOffer, offer: Offer, status: ProductStatus): boolean {
  const words = [
    'materialId',
    'name',
    'nameEnglish',
    'grade',
    'maker',
    'origin',
    'form',
    'container',
    'packWeight',
    'unit',
  ] as const
  return product.status === status && words.every((word) => before[word] === offer[word])
}
