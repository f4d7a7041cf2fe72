import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { nameText } from '../companies/fields.ts'
import {
  amount,
  day,
  idOrNull,
  idText,
  instant,
  keyword,
  page,
  pageSize,
  percentOfPrice,
  productId,
  units,
  version,
  wholeNumber,
} from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'

/** The lowest price that the asking member may write without the owner; null: any [SHOP-7]. */
export const salesLimit = z.string().nullable()

/** A price from a quantity on, and where it comes from. */
export const priceStep = z.object({
  /** Units; '0': whatever the quantity. */
  from: wire('mulai', z.string()),
  amount: wire('harga', z.string()),
  /** The name of the customer's own list; null: the price of the level. */
  listName: wire('daftar_nama', z.string().nullable()),
  level: z.number().int().nullable(),
  firstDay: wire('dari', z.string().nullable()),
  lastDay: wire('sampai', z.string().nullable()),
})

const steps = z.object({ steps: wire('langkah', z.array(priceStep)) })

const pricedProduct = z.object({
  id: wire('produk_id', z.number().int()),
  name: wire('produk_nama', z.string()),
  /** The seller's own code; empty without one. */
  sku: wire('produk_sku', z.string()),
  picture: wire('produk_foto', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  levels: wire('level', z.array(z.object({ level: z.number().int(), amount: wire('harga', z.string()) }))),
  /** Prices by quantity, prices that begin later, and customers with a price of their own. */
  tiers: wire('bertingkat', z.number().int()),
  planned: wire('rencana', z.number().int()),
  customers: wire('pelanggan', z.number().int()),
})
export type PricedProduct = z.infer<typeof pricedProduct>

const rule = z.object({
  id: wire('aturan_id', z.string()),
  /** Null in a customer's list. */
  level: z.number().int().nullable(),
  listId: wire('daftar_id', z.string().nullable()),
  listName: wire('daftar_nama', z.string().nullable()),
  customer: wire('pelanggan_nama', z.string().nullable()),
  from: wire('mulai', z.string()),
  amount: wire('harga', z.string()),
  firstDay: wire('dari', z.string()),
  lastDay: wire('sampai', z.string().nullable()),
  /** Whether it holds today. */
  holds: wire('berlaku', z.boolean()),
})

const change = z.object({
  at: wire('pada', instant),
  by: wire('oleh', z.string()),
  listName: wire('daftar_nama', z.string().nullable()),
  /** 'Level 2, mulai 100 kg' */
  what: wire('apa', z.string()),
  before: wire('sebelum', z.string().nullable()),
  after: wire('sesudah', z.string().nullable()),
})

const customer = z.object({ id: wire('pelanggan_id', z.string()), name: wire('pelanggan_nama', z.string()) })

const detail = z.object({
  id: wire('produk_id', z.number().int()),
  name: wire('produk_nama', z.string()),
  unit: wire('produk_satuan', z.string()),
  minPurchase: wire('produk_jumlah_min_beli', z.string()),
  version: wire('versi', z.number().int()),
  salesLimit: wire('batas_sales', salesLimit),
  levels: wire(
    'level',
    z.array(
      z.object({
        level: z.number().int(),
        amount: wire('harga', z.string()),
        since: wire('sejak', z.string().nullable()),
      }),
    ),
  ),
  rules: wire('aturan', z.array(rule)),
  /** Newest first. */
  history: wire('riwayat', z.array(change)),
  customers: wire('pelanggan', z.array(customer)),
})
export type PriceDetail = z.infer<typeof detail>

const priceList = z.object({
  id: wire('daftar_id', z.string()),
  name: wire('daftar_nama', z.string()),
  customerId: wire('pelanggan_id', z.string()),
  customer: wire('pelanggan_nama', z.string()),
  firstDay: wire('dari', z.string()),
  lastDay: wire('sampai', z.string().nullable()),
  version: wire('versi', z.number().int()),
  products: wire('jumlah_produk', z.number().int()),
  /** By how many percent its prices may rise until one is dearer than level 1; null: none of them is measured by it. */
  room: wire('ruang_persen', z.string().nullable()),
  holds: wire('berlaku', z.boolean()),
})
export type PriceList = z.infer<typeof priceList>

const lists = z.object({ lists: wire('daftar', z.array(priceList)), customers: wire('pelanggan', z.array(customer)) })
export type PriceLists = z.infer<typeof lists>

/** By how many percent the prices of a level may rise until one is dearer than level 1. */
const levelRoom = z.object({ level: z.number().int(), room: wire('ruang_persen', z.string()) })

const listed = z.object({
  ruleId: wire('aturan_id', z.string()),
  productId: wire('produk_id', z.number().int()),
  name: wire('produk_nama', z.string()),
  unit: wire('produk_satuan', z.string()),
  /** Of the product. */
  version: wire('versi', z.number().int()),
  from: wire('mulai', z.string()),
  amount: wire('harga', z.string()),
  /** The product's price at level 1. */
  usual: wire('harga_daftar', z.string().nullable()),
})
export type ListedPrice = z.infer<typeof listed>

const listContents = z.object({
  list: wire('daftar', priceList),
  prices: wire('harga', z.array(listed)),
  /** To be sent as `setelah`; null at the end. */
  next: wire('berikut', z.string().nullable()),
})

const lastDay = z
  .union([day, z.literal('')], { error: 'Tanggal tidak valid.' })
  .nullish()
  .transform((input) => input || null)
const level = wholeNumber('Level harga 1 sampai 3.', { least: 1, most: 3 })
const ruleId = z.string().regex(/^[1-9]\d{0,17}$/, { error: 'Kode tidak valid.' })

/** Prices by quantity, by customer and by day [SHOP-3]. */
export const priceCalls = {
  ownSteps: defineCall({
    path: 'produk/harga',
    summary: 'What a product costs the company by quantity, and from which list; nothing where it may see no price',
    access: 'buyer',
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: answers(steps),
  }),
  pricedProducts: defineCall({
    path: 'pusat-seller/harga/daftar',
    summary: "The seller's products with their prices by level, and how many further prices they have",
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(z.object({ products: wire('produk', z.array(pricedProduct)), total: z.number().int() })),
  }),
  detail: defineCall({
    path: 'pusat-seller/harga/detail',
    summary: 'All prices of one product, those of later days and what changed',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: answers(detail),
  }),
  saveRule: defineCall({
    path: 'pusat-seller/harga/aturan/simpan',
    summary: 'Writes a price of a product from a quantity on, of a level for some days or in the list of a customer',
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      /** The one that it replaces. */
      ruleId: wire('aturan_id', ruleId.nullish()),
      productId: wire('produk_id', productId),
      /** The product's expected version. */
      version: wire('versi', version),
      /** Null in the list of a customer. */
      level: level.nullish(),
      listId: wire('daftar_id', idOrNull),
      from: wire('mulai', units),
      amount: wire('harga', amount),
      /** Those of the list, in one. */
      firstDay: wire('dari', day.nullish()),
      lastDay: wire('sampai', lastDay),
    }),
    answer: answers(z.object({ waitsForOwner: wire('menunggu_pemilik', z.boolean()) })),
  }),
  removeRule: defineCall({
    path: 'pusat-seller/harga/aturan/hapus',
    summary: 'Deletes such a price',
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      ruleId: wire('aturan_id', ruleId),
      productId: wire('produk_id', productId),
      version: wire('versi', version),
    }),
    answer: done,
  }),
  why: defineCall({
    path: 'pusat-seller/harga/mengapa',
    summary: 'What a product costs one customer by quantity, and from which list',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ productId: wire('produk_id', productId), customerId: wire('pelanggan_id', idText) }),
    answer: answers(steps),
  }),
  lists: defineCall({
    path: 'pusat-seller/daftar-harga/daftar',
    summary: "The seller's price lists of single customers, and its customers",
    access: 'seller',
    permission: 'products.change',
    body: z.object({}),
    answer: answers(lists),
  }),
  levelRooms: defineCall({
    path: 'pusat-seller/daftar-harga/level',
    summary:
      'How far the prices of each level may rise until one is dearer than level 1, for a list that begins with them',
    access: 'seller',
    permission: 'products.change',
    body: z.object({}),
    answer: answers(z.array(levelRoom)),
  }),
  list: defineCall({
    path: 'pusat-seller/daftar-harga/detail',
    summary: 'One such list, a part of its prices after another',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ id: wire('daftar_id', idText), after: wire('setelah', ruleId.nullish()) }),
    answer: answers(listContents),
  }),
  saveList: defineCall({
    path: 'pusat-seller/daftar-harga/simpan',
    summary: 'Writes a price list of a customer; a new one may begin as a copy, some percent up or down',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({
      id: wire('daftar_id', idOrNull),
      version: wire('versi', version.nullish()),
      customerId: wire('pelanggan_id', idText),
      name: wire('nama', nameText('Nama daftar', LONGEST.priceList)),
      firstDay: wire('dari', day),
      lastDay: wire('sampai', lastDay),
      /** A list of the seller's, or one of its levels. */
      copyOf: wire('salin_dari', idOrNull),
      copyOfLevel: wire('salin_level', level.nullish()),
      percent: wire('persen', percentOfPrice.nullish()),
    }),
    answer: answers(z.object({ id: wire('daftar_id', z.string()) })),
  }),
  changeByPercent: defineCall({
    path: 'pusat-seller/daftar-harga/persen',
    summary: 'Raises or lowers all prices of a list',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({
      id: wire('daftar_id', idText),
      version: wire('versi', version),
      percent: wire('persen', percentOfPrice),
    }),
    answer: done,
  }),
  removeList: defineCall({
    path: 'pusat-seller/daftar-harga/hapus',
    summary: 'Deletes a list; its customer pays the price of its level again',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({ id: wire('daftar_id', idText), version: wire('versi', version) }),
    answer: done,
  }),
}
