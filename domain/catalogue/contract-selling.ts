import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { allowed, instant, keyword, page, pageSize, productId, visibleAmount } from '../fields.ts'
import { productStatus } from './codec.ts'
import { salesLimit } from './contract-prices.ts'

const status = z.enum(productStatus.names, { error: 'Status produk tidak dikenal.' })

/** That the platform has taken a product off sale, as its seller sees it [ADM-3]. */
export const productBan = z.object({
  versi: z.number().int(),
  alasan: z.string(),
  /** When another look was asked for; null where none is waited for. */
  diminta: instant.nullable(),
  can: z.object({ tinjau: allowed }),
})
export type WireProductBan = z.infer<typeof productBan>

const ownProduct = z.object({
  produk_id: z.number().int(),
  versi: z.number().int(),
  /** The code in its address, which leads nowhere while the product is not sold. */
  produk_id_url: z.string(),
  produk_nama: z.string(),
  /** The seller's own code of it; empty without one. */
  produk_sku: z.string(),
  produk_foto: z.string(),
  /** '25 kg drum fiber' */
  produk_kemasan: z.string(),
  produk_satuan: z.string(),
  kategori_nama: z.string(),
  /** The seller's own list price, level 1. */
  produk_harga_satuan: visibleAmount,
  /** Those of the levels that have one of their own. */
  produk_harga_tingkat_2: visibleAmount,
  produk_harga_tingkat_3: visibleAmount,
  batas_sales: salesLimit,
  produk_stok: z.string(),
  /** What open orders hold, and what is still to come, in units. */
  produk_dipesan: z.string(),
  produk_ditunggu: z.string(),
  /** Whether the stock holds a minimum purchase. */
  produk_tersedia: z.boolean(),
  produk_negotiable: z.enum(['yes', 'no']),
  status,
  /** Running negotiations about it; null when the role may not see them. */
  nego_berjalan: z.number().int().nullable(),
  penurunan: productBan.nullable(),
  /** What the asking member may do with it. */
  can: z.object({ tarik: allowed, terbitkan: allowed, ubah: allowed, stok: allowed }),
})
export type WireOwnProduct = z.infer<typeof ownProduct>

const ownPage = z.object({
  produk: z.array(ownProduct),
  total: z.number().int(),
  /** How many products are in each status, whatever the search. */
  jumlah: z.record(status, z.number().int()),
})
export type WireOwnPage = z.infer<typeof ownPage>

const statusChange = z.object({
  produk_id: z.number().int(),
  status,
  /** How many negotiations ended with it. */
  nego_berakhir: z.number().int(),
})
export type WireStatusChange = z.infer<typeof statusChange>

/** The seller's side of the catalogue [SELLER-1]. */
export const sellingCalls = {
  ownProducts: defineCall({
    path: 'pusat-seller/produk/daftar',
    summary: "The seller's own products with stock and list price, withdrawn ones included",
    access: 'seller',
    permission: 'products.read',
    body: z.object({
      status: status.optional(),
      /** Only those on sale of which less than one pack is left. */
      habis: z.boolean().optional(),
      keyword: keyword.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(ownPage),
  }),
  withdrawProduct: defineCall({
    path: 'pusat-seller/produk/tarik',
    summary: 'Takes a product out of sale and ends what is negotiated about it',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ produk_id: productId }),
    answer: answers(statusChange),
  }),
  publishProduct: defineCall({
    path: 'pusat-seller/produk/terbitkan',
    summary: 'Sells a withdrawn product again',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ produk_id: productId }),
    answer: answers(statusChange),
  }),
}
