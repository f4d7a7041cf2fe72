import { type EnglishOf, list, nullable, record, visibleAmount, words } from '../codec.ts'
import { subscriptionState } from '../subscriptions/state.ts'
import { expected } from './codec-expected.ts'
import type { WireProductCard, WireProductDetail } from './contract.ts'
import { productDocumentKind } from './document-kind.ts'
import { sellerType } from './seller-type.ts'

/** The statuses of a product. */
export const productStatus = words({
  published: 'dijual',
  withdrawn: 'ditarik',
  draft: 'draf',
  closed: 'ditutup',
  banned: 'diturunkan',
})

export const yesOrNo = {
  decode: (wire: 'yes' | 'no') => wire === 'yes',
  encode: (yes: boolean): 'yes' | 'no' => (yes ? 'yes' : 'no'),
}

export const cardNames = {
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  /** Per unit; null when the viewer may not see it [ROLE-4]. */
  price: ['produk_harga_satuan', visibleAmount],
  unit: 'produk_satuan',
  packWeight: 'produk_berat',
  minPurchase: 'produk_jumlah_min_beli',
  minNego: 'produk_jumlah_min_nego',
  origin: 'produk_origin',
  negotiable: ['produk_negotiable', yesOrNo],
  grade: 'produk_grade',
  packLabel: 'produk_kemasan',
  available: 'produk_tersedia',
  leadDays: 'produk_hari_tunggu',
  categoryId: 'kategori_id',
  documentKinds: ['produk_dokumen', list(productDocumentKind)],
  sellerName: 'seller_nama',
  sellerId: 'seller_id',
  sellerUsername: 'seller_username',
  subscribed: 'seller_lang',
  subscriptionState: ['seller_lang_status', nullable(subscriptionState)],
  /** Whether the viewer's company has an active payment type with the seller [ROLE-5]. */
  payable: 'seller_pembayaran',
  exchangeRate: 'seller_kurs',
  companyId: 'company_id',
} as const

/** A product as lists show it. */
export const productCard = record<WireProductCard>()({ ...cardNames, picture: 'produk_foto' })
export type ProductCard = EnglishOf<typeof productCard>

export const productDetail = record<WireProductDetail>()({
  ...cardNames,
  pictures: 'produk_foto',
  pictureTexts: 'produk_foto_teks',
  description: 'produk_deskripsi',
  importantInfo: 'produk_info_penting',
  nameEnglish: 'produk_nama_inggris',
  materialSlug: 'bahan_slug',
  materialName: 'bahan_nama',
  casNumber: 'produk_cas',
  eNumber: 'produk_e_number',
  inci: 'produk_inci',
  maker: 'produk_produsen',
  form: 'produk_bentuk',
  functions: 'produk_fungsi',
  synonyms: 'produk_sinonim',
  shelfLifeMonths: 'produk_masa_simpan',
  storage: 'produk_penyimpanan',
  hazard: 'produk_bahaya',
  halalCritical: 'produk_halal_kritis',
  hsCode: 'produk_kode_hs',
  stock: 'produk_stok',
  expected: ['produk_ditunggu', nullable(expected)],
  categoryName: 'kategori_nama',
  sellerPhone: 'seller_chat',
  question: 'text_chat',
  sellerCity: 'seller_kota',
  sellerType: ['seller_tipe', sellerType],
  paymentTypes: 'tipe_pembayaran',
})
export type ProductDetail = EnglishOf<typeof productDetail>
