import type { Seller } from '#domain/accounts/actor.ts'
import type { EditableOffer, OfferEditor } from '#domain/catalogue/contract-editor.ts'
import { productCode } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { productBans } from '../events.ts'
import { pictureUrl } from '../pictures/picture.ts'
import { ownPrices } from '../prices/queries-price-writing.ts'
import { ownBargainingTerms } from '../prices/queries-pricing.ts'
import { findFloor } from '../prices/sales-floors.ts'
import { findKnownWords, findMakersOf } from '../search/queries-words.ts'
import { offerOf } from './offer-of.ts'
import { findOwnOffer, findShowcases } from './queries-editing.ts'

// what is typed narrows them; rarer ones are spelled as known all the same
const MOST_OFFERED = 200

/** One of the seller's products as it is edited, and what there is to choose from [SELLER-2]. @throws Refusal product_not_found */
export async function showEditor(deps: Deps, seller: Seller, productId: number | null) {
  const [product, showcases, grades, makers, origins, forms] = await Promise.all([
    productId === null ? null : findProduct(deps, seller, productId),
    findShowcases(deps.db, seller.companyId),
    findKnownWords(deps.db, 'grade', MOST_OFFERED),
    findMakersOf(deps.db, seller.companyId, MOST_OFFERED),
    findKnownWords(deps.db, 'origin', MOST_OFFERED),
    findKnownWords(deps.db, 'form', MOST_OFFERED),
  ])
  return { product, showcases, known: { grades, makers, origins, forms } }
}
type ShownEditor = Awaited<ReturnType<typeof showEditor>>

async function findProduct({ db, now }: Deps, seller: Seller, productId: number) {
  const [product, prices, terms, floor] = await Promise.all([
    findOwnOffer(db, seller.companyId, productId),
    ownPrices(db, seller.companyId, productId),
    ownBargainingTerms(db, seller.companyId, [productId]),
    findFloor(db, seller, productId),
  ])
  if (!product) throw new Refusal('product_not_found', { field: 'produk_id' })
  const bans =
    product.status === 'banned' ? await productBans.ask(db, { seller, productIds: [productId] }, now()) : null
  const known = { salesLimit: floor?.amount ?? null, ban: bans?.get(productId) ?? null }
  return { ...product, prices, terms: terms.get(productId), ...known }
}

/** pusat-seller/produk/isian [SELLER-2]. */
export function editorView({ product, showcases, known }: ShownEditor): OfferEditor {
  return { product: product && editableOffer(product), showcases, known }
}

function editableOffer({
  id,
  prices,
  terms,
  salesLimit,
  ban,
  ...product
}: NonNullable<ShownEditor['product']>): EditableOffer {
  return {
    id,
    code: productCode(id),
    picture: pictureUrl(id, product),
    version: product.version,
    status: product.status,
    salesLimit,
    ban,
    material: { id: product.materialId, name: product.materialName, casNumber: product.casNumber },
    offer: offerOf(product, prices, terms),
  }
}
