import type { HeldOffer, OfferEditor } from '#domain/catalogue/codec-editor.ts'
import { containerOf } from '#domain/catalogue/offer.ts'
import { productCode } from '#domain/ids.ts'
import { type DecimalText, isMore, quantityText } from '#domain/money.ts'
import { pictureUrl } from './picture.ts'
import type { ShownEditor } from './show-editor.ts'

/** pusat-seller/produk/isian [SELLER-2]. */
export function editorView({ product, showcases }: ShownEditor): OfferEditor {
  return { product: product && heldOffer(product), showcases }
}

function heldOffer({ id, prices, terms, ...product }: NonNullable<ShownEditor['product']>): HeldOffer {
  const amountAt = (wanted: number) => prices.find(({ level }) => level === wanted)?.amount ?? null
  return {
    id,
    code: productCode(id),
    picture: pictureUrl(id, product),
    version: product.version,
    status: product.status,
    material: { id: product.materialId, name: product.materialName, casNumber: product.casNumber },
    offer: {
      materialId: product.materialId,
      name: product.name,
      nameEnglish: product.nameEnglish === product.name ? '' : product.nameEnglish,
      otherNames: product.otherNames,
      grade: product.grade,
      origin: product.origin,
      form: product.form,
      container: containerOf(product.packLabel),
      unit: product.unit,
      packWeight: ifWritten(product.packWeight),
      minPurchase: ifWritten(product.minPurchase),
      minNego: ifWritten(product.minNego),
      stock: product.stock === null ? null : quantityText(product.stock),
      price: amountAt(1),
      priceAtLevel2: amountAt(2),
      priceAtLevel3: amountAt(3),
      negotiable: product.negotiable,
      lowestPrice: terms?.lowestPrice ?? null,
      negoPercent: terms ? quantityText(terms.percent) : null,
      showcases: product.showcases,
      description: product.description,
      importantInfo: product.importantInfo,
      storage: product.storage,
      shelfLifeMonths: product.shelfLifeMonths,
    },
  }
}

/** Zero stands for what a draft does not have yet. */
function ifWritten(units: DecimalText): DecimalText | null {
  return isMore(units, '0') ? quantityText(units) : null
}
