import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { sentence } from '#domain/format.ts'
import { minimumPurchase, quantityIn } from '../pack-words.ts'
import { sellerWords } from '../seller/seller-line.tsx'

interface ComparedFact {
  label: string
  /** One of each product, in their order; '–' where it is not known. */
  values: readonly string[]
  /** Not the same for all of them. */
  differs: boolean
}

/** What is written of each product, one fact below the other, without those known of none [CARD-5, CARD-6]. */
export function comparedFacts(products: readonly ProductDetail[]): ComparedFact[] {
  return rows.flatMap(([label, tell]) => {
    const known = products.map((product) => tell(product) || null)
    if (known.every((value) => value === null)) return []
    return [{ label, values: known.map((value) => value ?? '–'), differs: differ(known) }]
  })
}

/** Whether two of these differ; what the viewer may not see, null, is compared with nothing. */
export function differ(values: readonly unknown[]): boolean {
  return new Set(values.filter((value) => value !== null)).size > 1
}

/** Whether it says something that they differ: of unlike materials nearly everything does [CARD-6]. */
export function areOfOneMaterial(products: readonly Pick<ProductDetail, 'materialSlug'>[]): boolean {
  return new Set(products.map(({ materialSlug }) => materialSlug)).size === 1
}

const rows: readonly (readonly [label: string, valueOf: (product: ProductDetail) => string | null])[] = [
  ['Bahan', ({ materialName }) => materialName],
  ['Seller', (product) => product.sellerName],
  ['Tipe seller', ({ sellerType: type, sellerCity: city }) => sellerWords({ type, city })],
  ['Grade', ({ grade }) => grade],
  ['Produsen', ({ maker }) => maker],
  ['Asal', ({ origin }) => origin],
  ['Bentuk', ({ form }) => sentence(form)],
  ['Kemasan', ({ packLabel }) => packLabel],
  ['Berat per kemasan', (product) => quantityIn(product, product.packWeight)],
  ['Minimum beli', minimumPurchase],
  ['Nomor CAS', ({ casNumber }) => casNumber],
  ['Masa simpan', ({ shelfLifeMonths }) => (shelfLifeMonths === null ? null : `${shelfLifeMonths} bulan`)],
  ['Penyimpanan', ({ storage }) => storage],
  ['Dokumen', ({ documentKinds }) => documentKinds.map(productDocumentLabel).join(', ')],
  ['Nego', ({ negotiable }) => (negotiable ? 'Bisa' : 'Tidak')],
  ['Pembayaran', ({ paymentTypes }) => paymentTypes.join(', ')],
]
