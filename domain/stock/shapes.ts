import { z } from 'zod'
import { productStatus } from '#domain/catalogue/product-status.ts'
import { instant } from '#domain/fields.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { allowed } from '#domain/wire-fields.ts'
import { movementWord } from './stock-filter.ts'

const stockedProduct = z.object({
  id: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  /** The seller's own code; empty without one. */
  sku: wire('produk_sku', z.string()),
  picture: wire('produk_foto', z.string()),
  /** '25 kg drum fiber' */
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  status: wireWords(productStatus.names),
  /** Sellable units: stock on hand less reserved and expired ones. */
  free: wire('bebas', z.string()),
  /** Reserved units beyond the stock [SHOP-6]. */
  beyond: wire('melebihi_stok', z.string()),
  /** In how many working days the seller brings what is not there; null: no orders beyond the stock. */
  leadDays: wire('hari_tunggu', z.number().int().nullable()),
  /** The most that open orders may reserve beyond the stock; null: any quantity. */
  mostBeyond: wire('terbanyak_melebihi', z.string().nullable()),
  /** Less than one pack is free. */
  soldOut: wire('habis', z.boolean()),
  /** Units reserved by open orders. */
  reserved: wire('dipesan', z.string()),
  /** Stock on hand. */
  onHand: wire('fisik', z.string()),
  /** Expired units of it. */
  expired: wire('kedaluwarsa', z.string()),
  /** Units of it in no lot. */
  loose: wire('di_luar_lot', z.string()),
  /** Below this it runs low; null where the seller has not said. */
  lowBelow: wire('batas', z.string().nullable()),
  /** The next last day of a lot that is not over. */
  nextExpiry: wire('kedaluwarsa_berikut', z.iso.date().nullable()),
  /** Expected units, and their earliest day, which may have passed. */
  expected: wire('ditunggu', z.string()),
  expectedOn: wire('ditunggu_tanggal', z.iso.date().nullable()),
  /** Something of it should have come. */
  isLate: wire('ditunggu_terlambat', z.boolean()),
})

export type StockedProduct = z.infer<typeof stockedProduct>

export const stockPage = z.object({
  products: wire('produk', z.array(stockedProduct)),
  total: z.number().int(),
  counts: wire(
    'jumlah',
    z.object({
      all: wire('semua', z.number().int()),
      soldOut: wire('habis', z.number().int()),
      low: wire('menipis', z.number().int()),
      expiring: wire('kedaluwarsa', z.number().int()),
      expected: wire('ditunggu', z.number().int()),
    }),
  ),
  can: z.object({ change: wire('ubah', allowed) }),
})

/** One page of a seller's stocks. */
export type StockPage = z.infer<typeof stockPage>

const lot = z.object({
  id: wire('lot_id', z.number().int()),
  number: wire('nomor', z.string()),
  producedOn: wire('tanggal_produksi', z.iso.date().nullable()),
  expiresOn: wire('kedaluwarsa', z.iso.date().nullable()),
  units: wire('jumlah', z.string()),
  /** It has expired: it may not be sold. */
  expired: wire('habis_masa', z.boolean()),
})

export type Lot = z.infer<typeof lot>

const expectedGoods = z.object({
  id: wire('ditunggu_id', z.number().int()),
  version: wire('versi', z.number().int()),
  /** All that was to come, what of it has come, and what has not. */
  units: wire('jumlah', z.string()),
  received: wire('diterima', z.string()),
  rest: wire('sisa', z.string()),
  day: wire('tanggal', z.iso.date()),
  /** From whom, or what else was noted; empty without. */
  source: wire('sumber', z.string()),
  /** It should have come. */
  isLate: wire('terlambat', z.boolean()),
})

export type ExpectedGoods = z.infer<typeof expectedGoods>

export const stockDetail = z.object({
  product: wire('produk', stockedProduct),
  lots: wire('lot', z.array(lot)),
  /** Expected deliveries, the earliest first. */
  expected: wire('ditunggu', z.array(expectedGoods)),
  can: z.object({ change: wire('ubah', allowed) }),
})

/** The stock of one product with its lots, and what is expected. */
export type StockDetail = z.infer<typeof stockDetail>

const movement = z.object({
  id: wire('gerakan_id', z.string()),
  at: wire('waktu', instant),
  kind: wire('jenis', wireWords(movementWord.names)),
  /** By how much what is there changed, in units; negative where less. */
  onHand: wire('fisik', z.string()),
  /** By how much what orders hold changed. */
  reserved: wire('dipesan', z.string()),
  lotNumber: wire('lot', z.string().nullable()),
  orderId: wire('transaksi_id', z.string().nullable()),
  /** Null: the application, or the ordering member. */
  by: wire('oleh', z.string().nullable()),
  reason: wire('alasan', z.string().nullable()),
})

export type Movement = z.infer<typeof movement>

export const movements = z.object({
  movements: wire('gerakan', z.array(movement)),
  /** The last of them where there are older ones: `sebelum` of the next part. */
  next: wire('lanjut', z.string().nullable()),
})

/** A part of what changed a stock. */
export type Movements = z.infer<typeof movements>
