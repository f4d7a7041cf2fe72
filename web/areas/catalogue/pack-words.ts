import { minimumPacks, unitsOf } from '#domain/cart/quantity.ts'
import { packNoun } from '#domain/catalogue/pack-noun.ts'
import { formatQuantity } from '#domain/format.ts'

export { packNoun }

interface Packed {
  produk_kemasan: string
  produk_berat: string
  produk_satuan: string
  produk_jumlah_min_beli: string
}

/** '100 kg': the least one may buy, in whole packs [CART-2]. */
export function minimumUnits(product: Packed): string {
  const packs = minimumPacks(product.produk_jumlah_min_beli, product.produk_berat)
  return quantityIn(product, unitsOf(packs, product.produk_berat))
}

/** '100 kg (4 sak)' */
export function minimumPurchase(product: Packed): string {
  const packs = minimumPacks(product.produk_jumlah_min_beli, product.produk_berat)
  return `${minimumUnits(product)} (${packs} ${packNoun(product)})`
}

/** '1.250,5 kg' */
export function quantityIn({ produk_satuan }: Pick<Packed, 'produk_satuan'>, units: string): string {
  return `${formatQuantity(units)} ${produk_satuan}`
}
