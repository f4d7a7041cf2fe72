import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { formatHsCode, sentence } from '#domain/format.ts'
import { minimumPurchase, quantityIn } from '../pack-words.ts'

interface Fact {
  label: string
  value: string
}

/** The facts to see at a glance, beside the name [DETAIL-1]. */
export function mainFacts(product: ProductDetail): Fact[] {
  return known([
    ['Grade', product.grade],
    ['Kemasan', product.packLabel],
    ['Minimum beli', minimumPurchase(product)],
    ['Asal', product.origin],
  ])
}

/** All other facts, for those who compare and register materials. */
export function technicalFacts(product: ProductDetail): Fact[] {
  return known([
    ['Nama Inggris', product.nameEnglish],
    ['Nama INCI', product.inci],
    ['Nomor CAS', product.casNumber],
    ['Kode E', product.eNumber],
    ['Produsen', product.maker],
    ['Bentuk', sentence(product.form)],
    ['Fungsi', sentence(product.functions.join(', '))],
    ['Nama lain', product.synonyms.join(', ')],
    ['Berat per kemasan', quantityIn(product, product.packWeight)],
    ['Masa simpan', product.shelfLifeMonths && `${product.shelfLifeMonths} bulan`],
    ['Penyimpanan', product.storage],
    ['Kode HS', product.hsCode && formatHsCode(product.hsCode)],
    ['Bahaya', product.hazard],
    ['Halal', product.halalCritical && 'Bahan bertitik kritis halal: periksa sertifikatnya'],
  ])
}

function known(facts: [label: string, value: string | number | boolean | null][]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))
}
