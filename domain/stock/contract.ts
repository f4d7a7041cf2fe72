import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productStatus } from '../catalogue/codec.ts'
import { day, instant, keyword, page, pageSize, productId, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { movementWord, stockFilter } from './stock-filter.ts'

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
  /** What may be sold, in units: what is there less what orders hold and what has expired. */
  free: wire('bebas', z.string()),
  /** What open orders hold and is not there [SHOP-6]. */
  beyond: wire('melebihi_stok', z.string()),
  /** In how many working days the seller brings what is not there; null: no orders beyond the stock. */
  leadDays: wire('hari_tunggu', z.number().int().nullable()),
  /** What open orders may hold beyond the stock in all; null: any quantity. */
  mostBeyond: wire('terbanyak_melebihi', z.string().nullable()),
  /** Less than one pack is free. */
  soldOut: wire('habis', z.boolean()),
  /** What open orders hold. */
  reserved: wire('dipesan', z.string()),
  /** What is there. */
  onHand: wire('fisik', z.string()),
  /** What of that has expired. */
  expired: wire('kedaluwarsa', z.string()),
  /** What of that no lot holds. */
  loose: wire('di_luar_lot', z.string()),
  /** Below this it runs low; null where the seller has not said. */
  lowBelow: wire('batas', z.string().nullable()),
  /** The next last day of a lot that is not over. */
  nextExpiry: wire('kedaluwarsa_berikut', z.iso.date().nullable()),
  /** What is expected and has not come, and the earliest day of it; that may have passed. */
  expected: wire('ditunggu', z.string()),
  expectedOn: wire('ditunggu_tanggal', z.iso.date().nullable()),
  /** Something of it should have come. */
  isLate: wire('ditunggu_terlambat', z.boolean()),
})
export type StockedProduct = z.infer<typeof stockedProduct>

const stockPage = z.object({
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
  /** Its last day is over: it may not be sold. */
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

const stockDetail = z.object({
  product: wire('produk', stockedProduct),
  lots: wire('lot', z.array(lot)),
  /** What has not come yet, the earliest first. */
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
  /** Null: the application, or whoever ordered. */
  by: wire('oleh', z.string().nullable()),
  reason: wire('alasan', z.string().nullable()),
})
export type Movement = z.infer<typeof movement>

const movements = z.object({
  movements: wire('gerakan', z.array(movement)),
  /** The last of them where there are older ones: `sebelum` of the next part. */
  next: wire('lanjut', z.string().nullable()),
})
/** A part of what changed a stock. */
export type Movements = z.infer<typeof movements>

const reason = z
  .string({ error: 'Alasan harus diisi.' })
  .trim()
  .min(1, { error: 'Alasan harus diisi.' })
  .max(LONGEST.stockReason, { error: `Alasan paling panjang ${LONGEST.stockReason} karakter.` })
const lotNumber = z
  .string({ error: 'Nomor lot harus diisi.' })
  .trim()
  .min(1, { error: 'Nomor lot harus diisi.' })
  .max(LONGEST.lotNumber, { error: `Nomor lot paling panjang ${LONGEST.lotNumber} karakter.` })
const lotId = wholeNumber('Lot tidak valid.', { least: 1, most: 2_147_483_647 })
const someUnits = units.refine((text) => Number(text) > 0, { error: 'Jumlah harus di atas nol.' })
/** Empty: none. */
const someUnitsOrNone = z
  .union([someUnits, z.literal('')], { error: 'Isi dengan angka, misalnya 25 atau 2.5.' })
  .transform((typed) => typed || null)
  .nullable()
const expectedId = wholeNumber('Yang ditunggu tidak valid.', { least: 1, most: 2_147_483_647 })
const lotDays = { producedOn: wire('tanggal_produksi', day.nullish()), expiresOn: wire('kedaluwarsa', day.nullish()) }

const reading = { access: 'seller', permission: 'products.read' } as const
const changing = { access: 'seller', permission: 'stock.change' } as const

/** Stocks and lots of a seller [SHOP-5]. Quantities are in the product's units. */
export const stockCalls = {
  list: defineCall({
    path: 'pusat-seller/stok/daftar',
    summary: "The seller's products with what is free, reserved and there",
    ...reading,
    body: z.object({
      filter: wire('saring', wireWords(stockFilter.names, { error: 'Filter tidak dikenal.' }).optional()),
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(stockPage),
  }),
  detail: defineCall({
    path: 'pusat-seller/stok/detail',
    summary: 'The stock of one product, with its lots, the first to expire first',
    ...reading,
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: answers(stockDetail),
  }),
  movements: defineCall({
    path: 'pusat-seller/stok/gerakan',
    summary: 'What changed the stock of a product, newest first; `sebelum` leads on from a movement',
    ...reading,
    body: z.object({
      productId: wire('produk_id', productId),
      before: wire(
        'sebelum',
        z
          .string()
          .regex(/^\d{1,18}$/, { error: 'Gerakan tidak valid.' })
          .optional(),
      ),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(movements),
  }),
  set: defineCall({
    path: 'pusat-seller/produk/stok',
    summary: 'Sets what may be sold of a product, with a reason; `semula` is what was seen',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      units: wire('jumlah', units),
      reason: wire('alasan', reason),
      seen: wire('semula', units.nullish()),
    }),
    answer: answers(stockDetail),
  }),
  receive: defineCall({
    path: 'pusat-seller/stok/masuk',
    summary: 'Records goods that came in, into a lot or none; `fisik_semula` is what was there, as seen',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      units: wire('jumlah', someUnits),
      reason: wire('alasan', reason),
      seenOnHand: wire('fisik_semula', units.nullish()),
      lotNumber: wire('nomor_lot', lotNumber.nullish()),
      ...lotDays,
    }),
    answer: answers(stockDetail),
  }),
  expect: defineCall({
    path: 'pusat-seller/stok/ditunggu/simpan',
    summary: 'Says what is expected of a product, when and from whom; with an id and `versi` it changes what was said',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      expectedId: wire('ditunggu_id', expectedId.nullish()),
      version: wire('versi', version.nullish()),
      units: wire('jumlah', someUnits),
      day: wire('tanggal', day),
      source: wire(
        'sumber',
        z
          .string()
          .trim()
          .max(LONGEST.stockReason, { error: `Sumber atau catatan paling panjang ${LONGEST.stockReason} karakter.` })
          .default(''),
      ),
    }),
    answer: answers(stockDetail),
  }),
  receiveExpected: defineCall({
    path: 'pusat-seller/stok/ditunggu/terima',
    summary: 'Records that goods that were expected came in, all or a part, into a lot or none',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      expectedId: wire('ditunggu_id', expectedId),
      version: wire('versi', version),
      units: wire('jumlah', someUnits),
      lotNumber: wire('nomor_lot', lotNumber.nullish()),
      ...lotDays,
    }),
    answer: answers(stockDetail),
  }),
  cancelExpected: defineCall({
    path: 'pusat-seller/stok/ditunggu/batal',
    summary: 'What has not come of goods that were expected does not come any more',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      expectedId: wire('ditunggu_id', expectedId),
      version: wire('versi', version),
    }),
    answer: answers(stockDetail),
  }),
  addLot: defineCall({
    path: 'pusat-seller/stok/lot/tambah',
    summary: 'Puts goods that are there and in no lot into a lot; `tanpa_lot_semula` is what was in none, as seen',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      units: wire('jumlah', someUnits),
      seenLoose: wire('tanpa_lot_semula', units.nullish()),
      lotNumber: wire('nomor_lot', lotNumber),
      ...lotDays,
    }),
    answer: answers(stockDetail),
  }),
  correctLot: defineCall({
    path: 'pusat-seller/stok/lot/koreksi',
    summary: 'Sets how much a lot holds, as counted, and with it what is there; `semula` is what was seen',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      lotId: wire('lot_id', lotId),
      units: wire('jumlah', units),
      seen: wire('semula', units.nullish()),
      reason: wire('alasan', reason),
    }),
    answer: answers(stockDetail),
  }),
  threshold: defineCall({
    path: 'pusat-seller/stok/batas',
    summary: 'Says below which quantity a product runs low; null: it never does',
    ...changing,
    body: z.object({ productId: wire('produk_id', productId), lowBelow: wire('batas', someUnitsOrNone) }),
    answer: answers(stockDetail),
  }),
  leadTime: defineCall({
    path: 'pusat-seller/stok/melebihi',
    summary:
      'Whether orders beyond the stock are taken, in how many working days, and up to which quantity; null: none are',
    ...changing,
    body: z.object({
      productId: wire('produk_id', productId),
      leadDays: wire(
        'hari_tunggu',
        wholeNumber(`Waktu tunggu 1 sampai ${MOST.leadDays} hari kerja.`, {
          least: 1,
          most: MOST.leadDays,
        }).nullable(),
      ),
      mostBeyond: wire('terbanyak_melebihi', someUnitsOrNone),
    }),
    answer: answers(stockDetail),
  }),
}
