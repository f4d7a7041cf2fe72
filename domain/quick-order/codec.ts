import { type EnglishOf, list, nullable, record, visibleAmount } from '../codec.ts'
import type {
  WireQuickAdded,
  WireQuickChecked,
  WireQuickChoice,
  WireQuickFile,
  WireQuickProduct,
  WireQuickQuestion,
  WireQuickRow,
} from './contract.ts'
import { rowCell, rowState } from './row-state.ts'

const productNames = {
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  picture: 'produk_foto',
  unit: 'produk_satuan',
  packLabel: 'produk_kemasan',
  sellerName: 'seller_nama',
  sellerUsername: 'seller_username',
  subscribed: 'seller_lang',
} as const

const quickProduct = record<WireQuickProduct>()(productNames)
export type QuickProduct = EnglishOf<typeof quickProduct>

const quickChoice = record<WireQuickChoice>()({
  ...productNames,
  price: ['produk_harga_satuan', visibleAmount],
  stock: 'produk_stok',
  takesMore: 'produk_pesan_dulu',
})
export type QuickChoice = EnglishOf<typeof quickChoice>

const quickRow = record<WireQuickRow>()({
  state: ['status', rowState],
  product: ['produk', nullable(quickProduct)],
  units: 'kuantitas_satuan',
  price: ['produk_harga_satuan', visibleAmount],
  subtotal: ['subtotal', visibleAmount],
  cell: ['kolom', nullable(rowCell)],
  reason: 'alasan',
  ofSum: 'bersama',
  nearest: 'saran',
  choices: ['pilihan', list(quickChoice)],
})
export type QuickRow = EnglishOf<typeof quickRow>

/** What the rows of a quick order mean. */
export const quickChecked = record<WireQuickChecked>()({ style: 'angka', rows: ['baris', list(quickRow)] })
export type QuickChecked = EnglishOf<typeof quickChecked>

const question = record<WireQuickQuestion>()({
  contradiction: 'bertentangan',
  examples: ['contoh', list(record<WireQuickQuestion['contoh'][number]>()({ text: 'teks', id: 'id', en: 'en' }))],
})

/** The rows of a file, and how their quantities are written. */
export const quickFile = record<WireQuickFile>()({
  style: 'angka',
  question: ['tanya', nullable(question)],
  rows: ['baris', list(record<WireQuickFile['baris'][number]>()({ code: 'kode', quantity: 'jumlah' }))],
})

const skipped = record<WireQuickAdded['dilewati'][number]>()({ productId: 'produk_id', reason: 'alasan' })

/** What of a quick order is in the cart. */
export const quickAdded = record<WireQuickAdded>()({ added: 'ditambahkan', skipped: ['dilewati', list(skipped)] })
export type QuickAdded = EnglishOf<typeof quickAdded>
