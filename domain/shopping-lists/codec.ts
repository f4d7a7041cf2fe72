import { type EnglishOf, list, nullable, record, visibleAmount } from '../codec.ts'
import type { WireDraft, WireListDetail, WireListLine, WireListSummary, WireLists } from './contract.ts'

const draft = record<WireDraft>()({ id: 'draf_id', day: 'tanggal' })

const summaryNames = {
  id: 'daftar_id',
  name: 'nama',
  version: 'versi',
  products: 'jumlah_produk',
  repeatDay: 'ulangi_tanggal',
  paused: 'jeda',
  nextDay: 'berikutnya',
  changedBy: 'diubah_oleh',
  changedAt: 'diubah_pada',
  draft: ['draf', nullable(draft)],
} as const

const listSummary = record<WireListSummary>()(summaryNames)
export type ListSummary = EnglishOf<typeof listSummary>

/** The company's lists of what it usually buys. */
export const shoppingLists = record<WireLists>()({ lists: ['daftar', list(listSummary)] })

const listLine = record<WireListLine>()({
  productId: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  unit: 'produk_satuan',
  packLabel: 'produk_kemasan',
  packWeight: 'produk_berat',
  minPurchase: 'produk_jumlah_min_beli',
  sellerName: 'seller_nama',
  units: 'kuantitas_satuan',
  price: ['produk_harga_satuan', visibleAmount],
  subtotal: ['subtotal', visibleAmount],
  obstacle: 'halangan',
})
export type ListLine = EnglishOf<typeof listLine>

/** One of them with the prices of today. */
export const shoppingList = record<WireListDetail>()({
  ...summaryNames,
  lines: ['baris', list(listLine)],
  page: 'halaman',
  pages: 'halaman_terakhir',
  total: 'total',
  notCounted: 'tidak_dihitung',
})
export type ShoppingList = EnglishOf<typeof shoppingList>
