import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { minimumPurchase } from './pack-words.ts'

interface ComparedFact {
  label: string
  /** One of each product, in their order; '–' where it is not known. */
  values: readonly string[]
  /** Not the same for all of them. */
  differs: boolean
}

/** What is written of each product, one fact below the other [CARD-6]. */
export function comparedFacts(products: readonly ProductDetail[]): ComparedFact[] {
  return rows.map(([label, tell]) => {
    const known = products.map((product) => tell(product) || null)
    return { label, values: known.map((value) => value ?? '–'), differs: differ(known) }
  })
}

/** Whether two of these differ; what the viewer may not see, null, is compared with nothing. */
export function differ(values: readonly unknown[]): boolean {
  return new Set(values.filter((value) => value !== null)).size > 1
}

const rows: readonly (readonly [label: string, valueOf: (product: ProductDetail) => string | null])[] = [
  ['Minimum beli', minimumPurchase],
  ['Kemasan', ({ packLabel }) => packLabel],
  ['Grade', ({ grade }) => grade],
  ['Bentuk', ({ form }) => form],
  ['Asal', ({ origin }) => origin],
  ['Nomor CAS', ({ casNumber }) => casNumber],
  ['Masa simpan', ({ shelfLifeMonths }) => (shelfLifeMonths === null ? null : `${shelfLifeMonths} bulan`)],
  ['Pembayaran', ({ paymentTypes }) => paymentTypes.join(', ')],
]
