import type { ProductDetail } from '#domain/catalogue/contract.ts'
import { minimumPurchase, quantityIn } from './pack-words.ts'

interface Fact {
  label: string
  value: string
}

/** What one wants to know at a glance [DETAIL-1]. */
export function mainFacts(product: ProductDetail): Fact[] {
  return known([
    ['Asal', product.produk_origin],
    ['Kemasan', product.produk_kemasan],
    ['Minimum beli', minimumPurchase(product)],
    ['Grade', product.produk_grade],
    ['Masa simpan', product.produk_masa_simpan && `${product.produk_masa_simpan} bulan`],
    ['Penyimpanan', product.produk_penyimpanan],
  ])
}

/** The rest, for those who compare and register materials. */
export function technicalFacts(product: ProductDetail): Fact[] {
  return known([
    ['Nama Inggris', product.produk_nama_inggris],
    ['Nama INCI', product.produk_inci],
    ['Nomor CAS', product.produk_cas],
    ['Kode E', product.produk_e_number],
    ['Bentuk', sentence(product.produk_bentuk)],
    ['Fungsi', sentence(product.produk_fungsi.join(', '))],
    ['Nama lain', product.produk_sinonim.join(', ')],
    ['Berat per kemasan', quantityIn(product, product.produk_berat)],
    ['Kode HS', product.produk_kode_hs],
    ['Bahaya', product.produk_bahaya],
    ['Halal', product.produk_halal_kritis && 'Bahan bertitik kritis halal: periksa sertifikatnya'],
  ])
}

function known(facts: [label: string, value: string | number | boolean | null][]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []))
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
