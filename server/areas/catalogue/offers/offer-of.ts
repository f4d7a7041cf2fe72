import { containerOf } from '#domain/catalogue/offer.ts'
import type { BargainingTerms } from '#domain/catalogue/prices/bargaining-terms.ts'
import { type DecimalText, isMore, quantityText } from '#domain/money.ts'
import type { WrittenProduct } from './queries-editing.ts'

type Product = Omit<WrittenProduct, 'id'> & { stock: DecimalText | null; showcases: string[] }

/** A product as its seller writes it [SELLER-2]. */
export function offerOf(
  product: Product,
  prices: readonly { level: number; amount: DecimalText }[],
  terms: BargainingTerms | undefined,
) {
  const amountAt = (ofLevel: number) => prices.find(({ level }) => level === ofLevel)?.amount ?? null
  return {
    materialId: product.materialId,
    sku: product.sku,
    name: product.name,
    nameEnglish: product.nameEnglish === product.name ? '' : product.nameEnglish,
    otherNames: product.otherNames,
    grade: product.grade,
    maker: product.maker,
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
  }
}

/** Zero stands for what a draft does not have yet. */
function ifWritten(units: DecimalText): DecimalText | null {
  return isMore(units, '0') ? quantityText(units) : null
}
