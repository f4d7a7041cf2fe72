import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { instant, keyword, page, pageSize, productId } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed, visibleAmount, yesOrNo } from '../wire-fields.ts'
import { salesLimit } from './contract-prices.ts'
import { productStatus } from './product-status.ts'

const status = wireWords(productStatus.names, { error: 'Status produk tidak dikenal.' })

/** That the platform has taken a product off sale, as its seller sees it [ADM-3]. */
export const productBan = z.object({
  version: wire('versi', z.number().int()),
  reason: wire('alasan', z.string()),
  /** When another look was requested; null where none is waited for. */
  requestedAt: wire('diminta', instant.nullable()),
  can: z.object({ ask: wire('tinjau', allowed) }),
})
export type ProductBan = z.infer<typeof productBan>

const ownProduct = z.object({
  id: wire('produk_id', z.number().int()),
  version: wire('versi', z.number().int()),
  /** The code in its address, which leads nowhere while the product is not sold. */
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  /** The seller's own code of it; empty without one. */
  sku: wire('produk_sku', z.string()),
  picture: wire('produk_foto', z.string()),
  /** '25 kg drum fiber' */
  packLabel: wire('produk_kemasan', z.string()),
  unit: wire('produk_satuan', z.string()),
  categoryName: wire('kategori_nama', z.string()),
  /** The seller's own list price, level 1. */
  price: wire('produk_harga_satuan', visibleAmount),
  /** Those of the levels that have one of their own. */
  priceAtLevel2: wire('produk_harga_tingkat_2', visibleAmount),
  priceAtLevel3: wire('produk_harga_tingkat_3', visibleAmount),
  salesLimit: wire('batas_sales', salesLimit),
  stock: wire('produk_stok', z.string()),
  /** Units reserved by open orders, and units still to come. */
  reserved: wire('produk_dipesan', z.string()),
  expected: wire('produk_ditunggu', z.string()),
  /** Whether the stock holds a minimum purchase. */
  available: wire('produk_tersedia', z.boolean()),
  negotiable: wire('produk_negotiable', yesOrNo),
  status,
  /** Running negotiations about it; null when the role may not see them. */
  running: wire('nego_berjalan', z.number().int().nullable()),
  ban: wire('penurunan', productBan.nullable()),
  /** The acts of the calling member. */
  can: z.object({
    withdraw: wire('tarik', allowed),
    publish: wire('terbitkan', allowed),
    edit: wire('ubah', allowed),
    stock: wire('stok', allowed),
  }),
})
export type OwnProduct = z.infer<typeof ownProduct>

const ownPage = z.object({
  products: wire('produk', z.array(ownProduct)),
  total: z.number().int(),
  /** How many products are in each status, whatever the search. */
  counts: wire('jumlah', z.record(status, z.number().int())),
})
export type OwnPage = z.infer<typeof ownPage>

const statusChange = z.object({
  productId: wire('produk_id', z.number().int()),
  status,
  /** How many negotiations ended with it. */
  ended: wire('nego_berakhir', z.number().int()),
})
export type StatusChange = z.infer<typeof statusChange>

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
      soldOut: wire('habis', z.boolean().optional()),
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(ownPage),
  }),
  withdrawProduct: defineCall({
    path: 'pusat-seller/produk/tarik',
    summary: 'Takes a product out of sale and ends what is negotiated about it',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: answers(statusChange),
  }),
  publishProduct: defineCall({
    path: 'pusat-seller/produk/terbitkan',
    summary: 'Sells a withdrawn product again',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ productId: wire('produk_id', productId) }),
    answer: answers(statusChange),
  }),
}
