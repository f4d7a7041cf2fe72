import { productStatus } from '../catalogue/codec.ts'
import { allowed, type EnglishOf, list, record } from '../codec.ts'
import type {
  WireExpectedGoods,
  WireLot,
  WireMovement,
  WireMovements,
  WireStockDetail,
  WireStockedProduct,
  WireStockPage,
} from './contract.ts'
import { movementWord } from './movement-words.ts'

const stockedProduct = record<WireStockedProduct>()({
  id: 'produk_id',
  code: 'produk_id_url',
  name: 'produk_nama',
  sku: 'produk_sku',
  picture: 'produk_foto',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  status: ['status', productStatus],
  free: 'bebas',
  beyond: 'melebihi_stok',
  leadDays: 'hari_tunggu',
  mostBeyond: 'terbanyak_melebihi',
  soldOut: 'habis',
  reserved: 'dipesan',
  onHand: 'fisik',
  expired: 'kedaluwarsa',
  loose: 'di_luar_lot',
  lowBelow: 'batas',
  nextExpiry: 'kedaluwarsa_berikut',
  expected: 'ditunggu',
  expectedOn: 'ditunggu_tanggal',
  isLate: 'ditunggu_terlambat',
})
export type StockedProduct = EnglishOf<typeof stockedProduct>

const canChange = record<{ ubah: WireStockPage['can']['ubah'] }>()({ change: ['ubah', allowed] })

/** One page of a seller's stocks. */
export const stockPage = record<WireStockPage>()({
  products: ['produk', list(stockedProduct)],
  total: 'total',
  counts: [
    'jumlah',
    record<WireStockPage['jumlah']>()({
      all: 'semua',
      soldOut: 'habis',
      low: 'menipis',
      expiring: 'kedaluwarsa',
      expected: 'ditunggu',
    }),
  ],
  can: ['can', canChange],
})
export type StockPage = EnglishOf<typeof stockPage>

const lot = record<WireLot>()({
  id: 'lot_id',
  number: 'nomor',
  producedOn: 'tanggal_produksi',
  expiresOn: 'kedaluwarsa',
  units: 'jumlah',
  expired: 'habis_masa',
})
export type Lot = EnglishOf<typeof lot>

const expectedGoods = record<WireExpectedGoods>()({
  id: 'ditunggu_id',
  version: 'versi',
  units: 'jumlah',
  received: 'diterima',
  rest: 'sisa',
  day: 'tanggal',
  source: 'sumber',
  isLate: 'terlambat',
})
export type ExpectedGoods = EnglishOf<typeof expectedGoods>

/** The stock of one product with its lots, and what is expected. */
export const stockDetail = record<WireStockDetail>()({
  product: ['produk', stockedProduct],
  lots: ['lot', list(lot)],
  expected: ['ditunggu', list(expectedGoods)],
  can: ['can', canChange],
})
export type StockDetail = EnglishOf<typeof stockDetail>

const movement = record<WireMovement>()({
  id: 'gerakan_id',
  at: 'waktu',
  kind: ['jenis', movementWord],
  onHand: 'fisik',
  reserved: 'dipesan',
  lotNumber: 'lot',
  orderId: 'transaksi_id',
  by: 'oleh',
  reason: 'alasan',
})
export type Movement = EnglishOf<typeof movement>

/** A part of what changed a stock. */
export const movements = record<WireMovements>()({ movements: ['gerakan', list(movement)], next: 'lanjut' })
export type Movements = EnglishOf<typeof movements>
