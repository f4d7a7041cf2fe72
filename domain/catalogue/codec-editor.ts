import { type EnglishOf, list, nullable, record } from '../codec.ts'
import { productStatus } from './codec.ts'
import { productBan } from './codec-selling.ts'
import type { WireEditor, WireHeldOffer, WireOffer, WireSavedOffer } from './contract-editor.ts'

const offerNames = {
  materialId: 'bahan_id',
  sku: 'sku',
  name: 'nama',
  nameEnglish: 'nama_inggris',
  otherNames: 'nama_lain',
  grade: 'grade',
  maker: 'produsen',
  origin: 'asal',
  form: 'bentuk',
  container: 'kemasan',
  unit: 'satuan',
  packWeight: 'berat',
  minPurchase: 'jumlah_min_beli',
  minNego: 'jumlah_min_nego',
  stock: 'stok',
  price: 'harga',
  priceAtLevel2: 'harga_tingkat_2',
  priceAtLevel3: 'harga_tingkat_3',
  negotiable: 'negotiable',
  lowestPrice: 'harga_terendah',
  negoPercent: 'persen_nego',
  showcases: 'etalase',
  description: 'deskripsi',
  importantInfo: 'info_penting',
  storage: 'penyimpanan',
  shelfLifeMonths: 'masa_simpan',
} as const

/** An offer as a seller sends it. */
export const writtenOffer = record<WireOffer>()(offerNames)

export const savedOffer = record<WireSavedOffer>()({
  id: 'produk_id',
  code: 'produk_id_url',
  status: ['status', productStatus],
  version: 'versi',
})
export type SavedOffer = EnglishOf<typeof savedOffer>

/** One of the seller's products, as it is edited. */
const heldOffer = record<WireHeldOffer>()({
  id: 'produk_id',
  code: 'produk_id_url',
  picture: 'produk_foto',
  version: 'versi',
  status: ['status', productStatus],
  salesLimit: 'batas_sales',
  ban: ['penurunan', nullable(productBan)],
  material: ['bahan', record<WireHeldOffer['bahan']>()({ id: 'bahan_id', name: 'bahan_nama', casNumber: 'bahan_cas' })],
  offer: ['isian', record<WireHeldOffer['isian']>()(offerNames)],
})
export type HeldOffer = EnglishOf<typeof heldOffer>

export const offerEditor = record<WireEditor>()({
  product: ['produk', nullable(heldOffer)],
  showcases: ['etalase', list(record<WireEditor['etalase'][number]>()({ name: 'nama', slug: 'slug' }))],
  known: [
    'dikenal',
    record<WireEditor['dikenal']>()({ grades: 'grade', makers: 'produsen', origins: 'asal', forms: 'bentuk' }),
  ],
})
export type OfferEditor = EnglishOf<typeof offerEditor>
