import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, instant, page, productId, units, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { reordered } from '../orders/shapes-quote.ts'
import { wire } from '../wire.ts'
import { visibleAmount } from '../wire-fields.ts'

const draft = z.object({ id: wire('draf_id', z.string()), day: wire('tanggal', z.iso.date()) })

const summary = z.object({
  id: wire('daftar_id', z.string()),
  name: wire('nama', z.string()),
  version: wire('versi', z.number().int()),
  products: wire('jumlah_produk', z.number().int()),
  /** The day of the month on which it makes a draft of an order; null: never. */
  repeatDay: wire('ulangi_tanggal', z.number().int().nullable()),
  paused: wire('jeda', z.boolean()),
  /** The next such day; null without one, and while it is paused. */
  nextDay: wire('berikutnya', z.iso.date().nullable()),
  changedBy: wire('diubah_oleh', z.string()),
  changedAt: wire('diubah_pada', instant),
  /** The draft that waits for somebody; null without one. */
  draft: wire('draf', draft.nullable()),
})
export type ListSummary = z.infer<typeof summary>

const lists = z.object({ lists: wire('daftar', z.array(summary)) })

const line = z.object({
  productId: wire('produk_id', z.number().int()),
  code: wire('produk_id_url', z.string()),
  name: wire('produk_nama', z.string()),
  picture: wire('produk_foto', z.string()),
  unit: wire('produk_satuan', z.string()),
  packLabel: wire('produk_kemasan', z.string()),
  /** Units of a pack, and the least that is sold, in units. */
  packWeight: wire('produk_berat', z.string()),
  minPurchase: wire('produk_jumlah_min_beli', z.string()),
  sellerName: wire('seller_nama', z.string()),
  units: wire('kuantitas_satuan', z.string()),
  price: wire('produk_harga_satuan', visibleAmount),
  subtotal: visibleAmount,
  /** Why it cannot be ordered now, as a sentence; null if it can. */
  obstacle: wire('halangan', z.string().nullable()),
})
export type ListLine = z.infer<typeof line>

const detail = z.object({
  ...summary.shape,
  /** A page of its products, the last one where it has no such page. */
  lines: wire('baris', z.array(line)),
  page: wire('halaman', z.number().int()),
  pages: wire('halaman_terakhir', z.number().int()),
  /** Of all pages, of what can be ordered now. */
  total: z.string(),
  /** How many products cannot be ordered now, and are not in it. */
  notCounted: wire('tidak_dihitung', z.number().int()),
})
/** One of them with the prices of today. */
export type ShoppingList = z.infer<typeof detail>

const one = { id: wire('daftar_id', idText) }
const lines = z
  .array(z.object({ productId: wire('produk_id', productId), units: wire('kuantitas_satuan', units) }), {
    error: 'Isi produknya.',
  })
  .max(MOST.listLines, { error: `Satu daftar paling banyak berisi ${MOST.listLines} produk.` })
const name = z
  .string({ error: 'Isi nama daftar.' })
  .trim()
  .min(1, { error: 'Isi nama daftar.' })
  .max(LONGEST.listName, { error: `Nama daftar paling panjang ${LONGEST.listName} karakter.` })

const reading = { access: 'buyer', permission: 'order.read' } as const
const changing = { access: 'buyer', permission: 'cart.change' } as const

/** Lists of products that a company usually buys, and the drafts that they make every month [ORDER-7]. */
export const shoppingListCalls = {
  lists: defineCall({
    path: 'daftar-belanja/daftar',
    summary: "The company's lists by name, with the drafts that wait",
    ...reading,
    body: z.object({}),
    answer: answers(lists),
  }),
  list: defineCall({
    path: 'daftar-belanja/detail',
    summary: 'One list with the prices of today, and what cannot be ordered now, a page of its products at once',
    ...reading,
    body: z.object({ ...one, page: wire('halaman', page) }),
    answer: answers(detail),
  }),
  create: defineCall({
    path: 'daftar-belanja/buat',
    summary: 'A new list, with these products',
    ...changing,
    body: z.object({ name: wire('nama', name), lines: wire('baris', lines.default([])) }),
    answer: answers(z.object({ id: wire('daftar_id', z.string()) })),
  }),
  save: defineCall({
    path: 'daftar-belanja/simpan',
    summary: 'What changes of a list; refused where a colleague has changed it since it was read',
    ...changing,
    body: z.object({
      ...one,
      version: wire('versi', version),
      name: wire('nama', name),
      /** The quantities that change; 0 takes a product out, and one that it does not hold comes to its end. */
      lines: wire('baris', lines.default([])),
      /** The page of the answer. */
      page: wire('halaman', page),
    }),
    answer: answers(detail),
  }),
  add: defineCall({
    path: 'daftar-belanja/tambah',
    summary: 'Products into a list; of those that are there already the quantity is replaced',
    ...changing,
    body: z.object({ ...one, lines: wire('baris', lines.min(1, { error: 'Isi produknya.' })) }),
    answer: answers(z.object({ products: wire('jumlah_produk', z.number().int()) })),
  }),
  repeat: defineCall({
    path: 'daftar-belanja/ulangi',
    summary: 'Whether the list makes a draft of an order every month, on which day, and whether that is paused',
    ...changing,
    body: z.object({
      ...one,
      version: wire('versi', version),
      repeatDay: wire('ulangi_tanggal', wholeNumber('Tanggal antara 1 dan 31.', { least: 1, most: 31 }).nullable()),
      paused: wire('jeda', z.boolean()),
      /** The page of the answer. */
      page: wire('halaman', page),
    }),
    answer: answers(detail),
  }),
  remove: defineCall({
    path: 'daftar-belanja/hapus',
    summary: 'Delete a list and its drafts',
    ...changing,
    body: z.object({ ...one, version: wire('versi', version) }),
    answer: done,
  }),
  intoCart: defineCall({
    path: 'daftar-belanja/keranjang',
    summary: 'The whole list into the cart, as far as it can be ordered; asking twice changes nothing more',
    ...changing,
    body: z.object({ ...one, draftId: wire('draf_id', idText.optional()) }),
    answer: answers(reordered),
  }),
  dismiss: defineCall({
    path: 'daftar-belanja/draf/abaikan',
    summary: 'A draft that is not wanted this month',
    ...changing,
    body: z.object({ draftId: wire('draf_id', idText) }),
    answer: done,
  }),
}
