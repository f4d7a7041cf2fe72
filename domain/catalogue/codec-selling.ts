import { allowed, counts, type EnglishOf, list, nullable, record, visibleAmount } from '../codec.ts'
import { productStatus, yesOrNo } from './codec.ts'
import type { WireOwnPage, WireOwnProduct, WireProductBan, WireStatusChange } from './contract-selling.ts'

/** That the platform has taken a product off sale. */
export const productBan = record<WireProductBan>()({
  version: 'versi',
  reason: 'alasan',
  askedAt: 'diminta',
  can: ['can', record<WireProductBan['can']>()({ ask: ['tinjau', allowed] })],
})
export type ProductBan = EnglishOf<typeof productBan>

/** A product as its seller sees it. */
export const ownProduct = record<WireOwnProduct>()({
  id: 'produk_id',
  version: 'versi',
  code: 'produk_id_url',
  name: 'produk_nama',
  sku: 'produk_sku',
  picture: 'produk_foto',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  categoryName: 'kategori_nama',
  /** The list price; null if there is none yet. */
  price: ['produk_harga_satuan', visibleAmount],
  priceAtLevel2: ['produk_harga_tingkat_2', visibleAmount],
  priceAtLevel3: ['produk_harga_tingkat_3', visibleAmount],
  salesLimit: 'batas_sales',
  stock: 'produk_stok',
  reserved: 'produk_dipesan',
  expected: 'produk_ditunggu',
  available: 'produk_tersedia',
  negotiable: ['produk_negotiable', yesOrNo],
  status: ['status', productStatus],
  /** Running negotiations about it; null when the role may not see them. */
  running: 'nego_berjalan',
  /** Null while the platform lets it be sold. */
  ban: ['penurunan', nullable(productBan)],
  can: [
    'can',
    record<WireOwnProduct['can']>()({
      withdraw: ['tarik', allowed],
      publish: ['terbitkan', allowed],
      edit: ['ubah', allowed],
      stock: ['stok', allowed],
    }),
  ],
})
export type OwnProduct = EnglishOf<typeof ownProduct>

export const ownPage = record<WireOwnPage>()({
  products: ['produk', list(ownProduct)],
  total: 'total',
  counts: ['jumlah', counts(productStatus)],
})
export type OwnPage = EnglishOf<typeof ownPage>

/** A product that was withdrawn, or put back on sale. */
export const statusChange = record<WireStatusChange>()({
  productId: 'produk_id',
  status: ['status', productStatus],
  /** How many negotiations ended with it. */
  ended: 'nego_berakhir',
})
export type StatusChange = EnglishOf<typeof statusChange>
