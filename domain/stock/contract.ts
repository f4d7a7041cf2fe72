import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productStatus } from '../catalogue/codec.ts'
import { allowed, day, instant, keyword, page, pageSize, productId, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { movementWord } from './movement-words.ts'
import { stockFilter } from './stock-filter.ts'

const stockedProduct = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  /** The seller's own code; empty without one. */
  produk_sku: z.string(),
  produk_foto: z.string(),
  /** '25 kg drum fiber' */
  produk_kemasan: z.string(),
  produk_satuan: z.string(),
  status: z.enum(productStatus.names),
  /** What may be sold, in units: what is there less what orders hold and what has expired. */
  bebas: z.string(),
  /** What open orders hold and is not there [SHOP-6]. */
  melebihi_stok: z.string(),
  /** In how many working days the seller brings what is not there; null: no orders beyond the stock. */
  hari_tunggu: z.number().int().nullable(),
  /** What open orders may hold beyond the stock in all; null: any quantity. */
  terbanyak_melebihi: z.string().nullable(),
  /** Less than one pack is free. */
  habis: z.boolean(),
  /** What open orders hold. */
  dipesan: z.string(),
  /** What is there. */
  fisik: z.string(),
  /** What of that has expired. */
  kedaluwarsa: z.string(),
  /** What of that no lot holds. */
  di_luar_lot: z.string(),
  /** Below this it runs low; null where the seller has not said. */
  batas: z.string().nullable(),
  /** The next last day of a lot that is not over. */
  kedaluwarsa_berikut: z.iso.date().nullable(),
  /** What is expected and has not come, and the earliest day of it; that may have passed. */
  ditunggu: z.string(),
  ditunggu_tanggal: z.iso.date().nullable(),
  /** Something of it should have come. */
  ditunggu_terlambat: z.boolean(),
})
export type WireStockedProduct = z.infer<typeof stockedProduct>

const stockPage = z.object({
  produk: z.array(stockedProduct),
  total: z.number().int(),
  jumlah: z.object({
    semua: z.number().int(),
    habis: z.number().int(),
    menipis: z.number().int(),
    kedaluwarsa: z.number().int(),
    ditunggu: z.number().int(),
  }),
  can: z.object({ ubah: allowed }),
})
export type WireStockPage = z.infer<typeof stockPage>

const lot = z.object({
  lot_id: z.number().int(),
  nomor: z.string(),
  tanggal_produksi: z.iso.date().nullable(),
  kedaluwarsa: z.iso.date().nullable(),
  jumlah: z.string(),
  /** Its last day is over: it may not be sold. */
  habis_masa: z.boolean(),
})
export type WireLot = z.infer<typeof lot>

const expectedGoods = z.object({
  ditunggu_id: z.number().int(),
  versi: z.number().int(),
  /** All that was to come, what of it has come, and what has not. */
  jumlah: z.string(),
  diterima: z.string(),
  sisa: z.string(),
  tanggal: z.iso.date(),
  /** From whom, or what else was noted; empty without. */
  sumber: z.string(),
  /** It should have come. */
  terlambat: z.boolean(),
})
export type WireExpectedGoods = z.infer<typeof expectedGoods>

const stockDetail = z.object({
  produk: stockedProduct,
  lot: z.array(lot),
  /** What has not come yet, the earliest first. */
  ditunggu: z.array(expectedGoods),
  can: z.object({ ubah: allowed }),
})
export type WireStockDetail = z.infer<typeof stockDetail>

const movement = z.object({
  gerakan_id: z.string(),
  waktu: instant,
  jenis: z.enum(movementWord.names),
  /** By how much what is there changed, in units; negative where less. */
  fisik: z.string(),
  /** By how much what orders hold changed. */
  dipesan: z.string(),
  lot: z.string().nullable(),
  transaksi_id: z.string().nullable(),
  /** Null: the application, or whoever ordered. */
  oleh: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type WireMovement = z.infer<typeof movement>

const movements = z.object({
  gerakan: z.array(movement),
  /** The last of them where there are older ones: `sebelum` of the next part. */
  lanjut: z.string().nullable(),
})
export type WireMovements = z.infer<typeof movements>

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
const lotDays = { tanggal_produksi: day.nullish(), kedaluwarsa: day.nullish() }

const reading = { access: 'seller', permission: 'products.read' } as const
const changing = { access: 'seller', permission: 'stock.change' } as const

/** Stocks and lots of a seller [SHOP-5]. Quantities are in the product's units. */
export const stockCalls = {
  list: defineCall({
    path: 'pusat-seller/stok/daftar',
    summary: "The seller's products with what is free, reserved and there",
    ...reading,
    body: z.object({
      saring: z.enum(stockFilter.names, { error: 'Filter tidak dikenal.' }).optional(),
      keyword: keyword.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(stockPage),
  }),
  detail: defineCall({
    path: 'pusat-seller/stok/detail',
    summary: 'The stock of one product, with its lots, the first to expire first',
    ...reading,
    body: z.object({ produk_id: productId }),
    answer: answers(stockDetail),
  }),
  movements: defineCall({
    path: 'pusat-seller/stok/gerakan',
    summary: 'What changed the stock of a product, newest first; `sebelum` leads on from a movement',
    ...reading,
    body: z.object({
      produk_id: productId,
      sebelum: z
        .string()
        .regex(/^\d{1,18}$/, { error: 'Gerakan tidak valid.' })
        .optional(),
      per_halaman: pageSize,
    }),
    answer: answers(movements),
  }),
  set: defineCall({
    path: 'pusat-seller/produk/stok',
    summary: 'Sets what may be sold of a product, with a reason; `semula` is what was seen',
    ...changing,
    body: z.object({ produk_id: productId, jumlah: units, alasan: reason, semula: units.nullish() }),
    answer: answers(stockDetail),
  }),
  receive: defineCall({
    path: 'pusat-seller/stok/masuk',
    summary: 'Records goods that came in, into a lot or none; `fisik_semula` is what was there, as seen',
    ...changing,
    body: z.object({
      produk_id: productId,
      jumlah: someUnits,
      alasan: reason,
      fisik_semula: units.nullish(),
      nomor_lot: lotNumber.nullish(),
      ...lotDays,
    }),
    answer: answers(stockDetail),
  }),
  expect: defineCall({
    path: 'pusat-seller/stok/ditunggu/simpan',
    summary: 'Says what is expected of a product, when and from whom; with an id and `versi` it changes what was said',
    ...changing,
    body: z.object({
      produk_id: productId,
      ditunggu_id: expectedId.nullish(),
      versi: version.nullish(),
      jumlah: someUnits,
      tanggal: day,
      sumber: z
        .string()
        .trim()
        .max(LONGEST.stockReason, { error: `Sumber atau catatan paling panjang ${LONGEST.stockReason} karakter.` })
        .default(''),
    }),
    answer: answers(stockDetail),
  }),
  receiveExpected: defineCall({
    path: 'pusat-seller/stok/ditunggu/terima',
    summary: 'Records that goods that were expected came in, all or a part, into a lot or none',
    ...changing,
    body: z.object({
      produk_id: productId,
      ditunggu_id: expectedId,
      versi: version,
      jumlah: someUnits,
      nomor_lot: lotNumber.nullish(),
      ...lotDays,
    }),
    answer: answers(stockDetail),
  }),
  cancelExpected: defineCall({
    path: 'pusat-seller/stok/ditunggu/batal',
    summary: 'What has not come of goods that were expected does not come any more',
    ...changing,
    body: z.object({ produk_id: productId, ditunggu_id: expectedId, versi: version }),
    answer: answers(stockDetail),
  }),
  addLot: defineCall({
    path: 'pusat-seller/stok/lot/tambah',
    summary: 'Puts goods that are there and in no lot into a lot; `tanpa_lot_semula` is what was in none, as seen',
    ...changing,
    body: z.object({
      produk_id: productId,
      jumlah: someUnits,
      tanpa_lot_semula: units.nullish(),
      nomor_lot: lotNumber,
      ...lotDays,
    }),
    answer: answers(stockDetail),
  }),
  correctLot: defineCall({
    path: 'pusat-seller/stok/lot/koreksi',
    summary: 'Sets how much a lot holds, as counted, and with it what is there; `semula` is what was seen',
    ...changing,
    body: z.object({ produk_id: productId, lot_id: lotId, jumlah: units, semula: units.nullish(), alasan: reason }),
    answer: answers(stockDetail),
  }),
  threshold: defineCall({
    path: 'pusat-seller/stok/batas',
    summary: 'Says below which quantity a product runs low; null: it never does',
    ...changing,
    body: z.object({ produk_id: productId, batas: someUnitsOrNone }),
    answer: answers(stockDetail),
  }),
  leadTime: defineCall({
    path: 'pusat-seller/stok/melebihi',
    summary:
      'Whether orders beyond the stock are taken, in how many working days, and up to which quantity; null: none are',
    ...changing,
    body: z.object({
      produk_id: productId,
      hari_tunggu: wholeNumber(`Waktu tunggu 1 sampai ${MOST.leadDays} hari kerja.`, {
        least: 1,
        most: MOST.leadDays,
      }).nullable(),
      terbanyak_melebihi: someUnitsOrNone,
    }),
    answer: answers(stockDetail),
  }),
}
