import { z } from 'zod'
import { answers, defineCall } from '#domain/call.ts'
import { day, keyword, page, pageSize, productId, units, version, wholeNumber } from '#domain/fields.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { movements, stockDetail, stockPage } from './shapes.ts'
import { stockFilter } from './stock-filter.ts'

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
      previousUnits: wire('semula', units.nullish()),
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
      previousOnHand: wire('fisik_semula', units.nullish()),
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
      previousLoose: wire('tanpa_lot_semula', units.nullish()),
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
      previousUnits: wire('semula', units.nullish()),
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
