import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, keyword, page, pageSize, productId } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { productStatus } from './product-status.ts'

const showcase = z.object({
  id: wire('etalase_id', z.string()),
  name: wire('nama', z.string()),
  slug: z.string(),
  /** Products in it, whatever their status. */
  count: wire('jumlah', z.number().int()),
})
const showcases = z.array(showcase)
export type OwnShowcase = z.infer<typeof showcase>

const placed = z.object({
  id: wire('produk_id', z.number().int()),
  name: wire('produk_nama', z.string()),
  status: wireWords(productStatus.names),
  placed: wire('di_etalase', z.boolean()),
})
const placedPage = z.object({ products: wire('produk', z.array(placed)), total: z.number().int() })

const one = { id: wire('etalase_id', idText) }
const name = z
  .string({ error: 'Nama etalase harus diisi.' })
  .trim()
  .min(1, { error: 'Nama etalase harus diisi.' })
  .max(LONGEST.showcaseName, { error: `Nama etalase paling panjang ${LONGEST.showcaseName} karakter.` })

/** The seller's collections (etalase): groups of products that its page shows in its own order [SHOP-8]. */
export const showcaseCalls = {
  list: defineCall({
    path: 'pusat-seller/etalase/daftar',
    summary: "The seller's showcases in its order",
    access: 'seller',
    permission: 'products.read',
    body: z.object({}),
    answer: answers(showcases),
  }),
  save: defineCall({
    path: 'pusat-seller/etalase/simpan',
    summary: 'Make a showcase, last of all; with an id, rename it: its address stays',
    access: 'seller',
    permission: 'products.change',
    body: z.object({ id: wire('etalase_id', idText.optional()), name: wire('nama', name) }),
    answer: answers(showcases),
  }),
  order: defineCall({
    path: 'pusat-seller/etalase/urutkan',
    summary: 'All showcases in the order that the page of the seller shows from now on',
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      ids: wire(
        'etalase_id',
        z.array(idText, { error: 'Urutan etalase tidak sesuai.' }).max(MOST.showcases, {
          error: `Paling banyak ${MOST.showcases} etalase.`,
        }),
      ),
    }),
    answer: answers(showcases),
  }),
  remove: defineCall({
    path: 'pusat-seller/etalase/hapus',
    summary: 'Remove a showcase; its products stay on sale',
    access: 'seller',
    permission: 'products.change',
    body: z.object(one),
    answer: answers(showcases),
  }),
  products: defineCall({
    path: 'pusat-seller/etalase/produk',
    summary: "The seller's products, those in the showcase first",
    access: 'seller',
    permission: 'products.read',
    body: z.object({
      ...one,
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(placedPage),
  }),
  place: defineCall({
    path: 'pusat-seller/etalase/produk/ubah',
    summary: 'Put a product into a showcase, or take it out',
    access: 'seller',
    permission: 'products.change',
    body: z.object({
      ...one,
      productId: wire('produk_id', productId),
      placed: wire('masuk', z.boolean({ error: 'Pilih masuk atau keluar.' })),
    }),
    answer: answers(showcases),
  }),
}
