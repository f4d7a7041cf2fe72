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
  return rows.map(([label, valueOf]) => {
    const values = products.map((product) => valueOf(product) || '–')
    return { label, values, differs: differ(values) }
  })
}

/** Whether any of these is another than the first. */
export function differ(values: readonly unknown[]): boolean {
  return values.some((value) => value !== values[0])
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
