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

/** The lowest price that the asking member may write without the owner; null: any [SHOP-7]. */
export const salesLimit = z.string().nullable()

/** A price from a quantity on, and where it comes from. */
export const priceStep = z.object({
  /** Units; '0': whatever the quantity. */
  mulai: z.string(),
  harga: z.string(),
  /** The name of the customer's own list; null: the price of the level. */
  daftar_nama: z.string().nullable(),
  level: z.number().int().nullable(),
  dari: z.string().nullable(),
  sampai: z.string().nullable(),
})
export type WirePriceStep = z.infer<typeof priceStep>

const steps = z.object({ langkah: z.array(priceStep) })

const pricedProduct = z.object({
  produk_id: z.number().int(),
  produk_nama: z.string(),
  /** The seller's own code; empty without one. */
  produk_sku: z.string(),
  produk_foto: z.string(),
  produk_kemasan: z.string(),
  produk_satuan: z.string(),
  level: z.array(z.object({ level: z.number().int(), harga: z.string() })),
  /** Prices by quantity, prices that begin later, and customers with a price of their own. */
  bertingkat: z.number().int(),
  rencana: z.number().int(),
  pelanggan: z.number().int(),
})
export type WirePricedProduct = z.infer<typeof pricedProduct>

const rule = z.object({
  aturan_id: z.string(),
  /** Null in a customer's list. */
  level: z.number().int().nullable(),
  daftar_id: z.string().nullable(),
  daftar_nama: z.string().nullable(),
  pelanggan_nama: z.string().nullable(),
  mulai: z.string(),
  harga: z.string(),
  dari: z.string(),
  sampai: z.string().nullable(),
  /** Whether it holds today. */
  berlaku: z.boolean(),
})
export type WirePriceRule = z.infer<typeof rule>

const change = z.object({
  pada: instant,
  oleh: z.string(),
  daftar_nama: z.string().nullable(),
  /** 'Level 2, mulai 100 kg' */
  apa: z.string(),
  sebelum: z.string().nullable(),
  sesudah: z.string().nullable(),
})
export type WirePriceChange = z.infer<typeof change>

const customer = z.object({ pelanggan_id: z.string(), pelanggan_nama: z.string() })
export type WirePriceCustomer = z.infer<typeof customer>

const detail = z.object({
  produk_id: z.number().int(),
  produk_nama: z.string(),
  produk_satuan: z.string(),
  produk_jumlah_min_beli: z.string(),
  versi: z.number().int(),
  batas_sales: salesLimit,
  level: z.array(z.object({ level: z.number().int(), harga: z.string(), sejak: z.string().nullable() })),
  aturan: z.array(rule),
  /** Newest first. */
  riwayat: z.array(change),
  pelanggan: z.array(customer),
})
export type WirePriceDetail = z.infer<typeof detail>

const priceList = z.object({
  daftar_id: z.string(),
  daftar_nama: z.string(),
  pelanggan_id: z.string(),
  pelanggan_nama: z.string(),
  dari: z.string(),
  sampai: z.string().nullable(),
  versi: z.number().int(),
  jumlah_produk: z.number().int(),
  /** By how many percent its prices may rise until one is dearer than level 1; null: none of them is measured by it. */
  ruang_persen: z.string().nullable(),
  berlaku: z.boolean(),
})
export type WirePriceList = z.infer<typeof priceList>

const lists = z.object({ daftar: z.array(priceList), pelanggan: z.array(customer) })
export type WirePriceLists = z.infer<typeof lists>

/** By how many percent the prices of a level may rise until one is dearer than level 1. */
const levelRoom = z.object({ level: z.number().int(), ruang_persen: z.string() })
export type WireLevelRoom = z.infer<typeof levelRoom>

const listed = z.object({
  aturan_id: z.string(),
  produk_id: z.number().int(),
  produk_nama: z.string(),
  produk_satuan: z.string(),
  /** Of the product. */
  versi: z.number().int(),
  mulai: z.string(),
  harga: z.string(),
  /** What the product costs at level 1. */
  harga_daftar: z.string().nullable(),
})
export type WireListedPrice = z.infer<typeof listed>

const listContents = z.object({
  daftar: priceList,
  harga: z.array(listed),
  /** To be sent as `setelah`; null at the end. */
  berikut: z.string().nullable(),
})
export type WirePriceListContents = z.infer<typeof listContents>

const lastDay = z
  .union([day, z.literal('')], { error: 'Tanggal tidak valid.' })
  .nullish()
  .transform((given) => given || null)
const level = wholeNumber('Level harga 1 sampai 3.', { least: 1, most: 3 })
const ruleId = z.string().regex(/^[1-9]\d{0,17}$/, { error: 'Kode tidak valid.' })

/** Prices by quantity, by customer and by day [SHOP-3]. */
export const priceCalls = {
  ownSteps: defineCall({
    path: 'produk/harga',
    summary: 'What a product costs the company by quantity, and from which list; nothing where it may see no price',
    access: 'buyer',
    body: z.object({ produk_id: productId }),
    answer: answers(steps),
  }),
  pricedProducts: defineCall({
    path: 'pusat-seller/harga/daftar',
    summary: "The seller's products with their prices by level, and how many further prices they have",
    access: 'seller',
    permission: 'products.change',
    body: z.object({ keyword: keyword.optional(), halaman: page, per_halaman: pageSize }),
    answer: answers(z.object({ produk: z.array(pricedProduct), total: z.number().int() })),
  }),
  detail: defineCall({
    path: 'pusat-seller/harga/detail',
    summary: 'All prices of one product, those of later days and what changed',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ produk_id: productId }),
    answer: answers(detail),
  }),
  saveRule: defineCall({
    path: 'pusat-seller/harga/aturan/simpan',
    summary: 'Writes a price of a product from a quantity on, of a level for some days or in the list of a customer',
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      /** The one that it replaces. */
      aturan_id: ruleId.nullish(),
      produk_id: productId,
      /** Of the product, as it was seen. */
      versi: version,
      /** Null in the list of a customer. */
      level: level.nullish(),
      daftar_id: idOrNull,
      mulai: units,
      harga: amount,
      /** Those of the list, in one. */
      dari: day.nullish(),
      sampai: lastDay,
    }),
    answer: answers(z.object({ menunggu_pemilik: z.boolean() })),
  }),
  removeRule: defineCall({
    path: 'pusat-seller/harga/aturan/hapus',
    summary: 'Deletes such a price',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ aturan_id: ruleId, produk_id: productId, versi: version }),
    answer: done,
  }),
  why: defineCall({
    path: 'pusat-seller/harga/mengapa',
    summary: 'What a product costs one customer by quantity, and from which list',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ produk_id: productId, pelanggan_id: idText }),
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
    body: z.object({ daftar_id: idText, setelah: ruleId.nullish() }),
    answer: answers(listContents),
  }),
  saveList: defineCall({
    path: 'pusat-seller/daftar-harga/simpan',
    summary: 'Writes a price list of a customer; a new one may begin as a copy, some percent up or down',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({
      daftar_id: idOrNull,
      versi: version.nullish(),
      pelanggan_id: idText,
      nama: nameText('Nama daftar', LONGEST.priceList),
      dari: day,
      sampai: lastDay,
      /** A list of the seller's, or one of its levels. */
      salin_dari: idOrNull,
      salin_level: level.nullish(),
      persen: percentOfPrice.nullish(),
    }),
    answer: answers(z.object({ daftar_id: z.string() })),
  }),
  changeByPercent: defineCall({
    path: 'pusat-seller/daftar-harga/persen',
    summary: 'Raises or lowers all prices of a list',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({ daftar_id: idText, versi: version, persen: percentOfPrice }),
    answer: done,
  }),
  removeList: defineCall({
    path: 'pusat-seller/daftar-harga/hapus',
    summary: 'Deletes a list; its customer pays the price of its level again',
    access: 'seller',
    permission: 'customers.grants',
    body: z.object({ daftar_id: idText, versi: version }),
    answer: done,
  }),
}
