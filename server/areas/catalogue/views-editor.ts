import type { HeldOffer, OfferEditor } from '#domain/catalogue/contract-editor.ts'
import { productCode } from '#domain/ids.ts'
import { offerOf } from './offers/offer-of.ts'
import type { ShownEditor } from './offers/show-editor.ts'
import { pictureUrl } from './pictures/picture.ts'

/** pusat-seller/produk/isian [SELLER-2]. */
export function editorView({ product, showcases, known }: ShownEditor): OfferEditor {
  return { product: product && heldOffer(product), showcases, known }
}

function heldOffer({ id, prices, terms, salesLimit, ban, ...product }: NonNullable<ShownEditor['product']>): HeldOffer {
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
