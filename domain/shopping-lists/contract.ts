import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, instant, page, productId, units, version, visibleAmount, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { reordered } from '../orders/shapes.ts'

const draft = z.object({ draf_id: z.string(), tanggal: z.iso.date() })

const summary = z.object({
  daftar_id: z.string(),
  nama: z.string(),
  versi: z.number().int(),
  jumlah_produk: z.number().int(),
  /** The day of the month on which it makes a draft of an order; null: never. */
  ulangi_tanggal: z.number().int().nullable(),
  jeda: z.boolean(),
  /** The next such day; null without one, and while it is paused. */
  berikutnya: z.iso.date().nullable(),
  diubah_oleh: z.string(),
  diubah_pada: instant,
  /** The draft that waits for somebody; null without one. */
  draf: draft.nullable(),
})
export type WireListSummary = z.infer<typeof summary>
export type WireDraft = z.infer<typeof draft>

const lists = z.object({ daftar: z.array(summary) })
export type WireLists = z.infer<typeof lists>

const line = z.object({
  produk_id: z.number().int(),
  produk_id_url: z.string(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_satuan: z.string(),
  produk_kemasan: z.string(),
  /** Units of a pack, and the least that is sold, in units. */
  produk_berat: z.string(),
  produk_jumlah_min_beli: z.string(),
  seller_nama: z.string(),
  kuantitas_satuan: z.string(),
  produk_harga_satuan: visibleAmount,
  subtotal: visibleAmount,
  /** Why it cannot be ordered now, as a sentence; null if it can. */
  halangan: z.string().nullable(),
})
export type WireListLine = z.infer<typeof line>

const detail = z.object({
  ...summary.shape,
  /** A page of its products, the last one where it has no such page. */
  baris: z.array(line),
  halaman: z.number().int(),
  halaman_terakhir: z.number().int(),
  /** Of all pages, of what can be ordered now. */
  total: z.string(),
  /** How many products cannot be ordered now, and are not in it. */
  tidak_dihitung: z.number().int(),
})
export type WireListDetail = z.infer<typeof detail>

const one = { daftar_id: idText }
const lines = z
  .array(z.object({ produk_id: productId, kuantitas_satuan: units }), { error: 'Isi produknya.' })
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
    body: z.object({ ...one, halaman: page }),
    answer: answers(detail),
  }),
  create: defineCall({
    path: 'daftar-belanja/buat',
    summary: 'A new list, with these products',
    ...changing,
    body: z.object({ nama: name, baris: lines.default([]) }),
    answer: answers(z.object({ daftar_id: z.string() })),
  }),
  save: defineCall({
    path: 'daftar-belanja/simpan',
    summary: 'What changes of a list; refused where a colleague has changed it since it was read',
    ...changing,
    body: z.object({
      ...one,
      versi: version,
      nama: name,
      /** The quantities that change; 0 takes a product out, and one that it does not hold comes to its end. */
      baris: lines.default([]),
      /** The page of the answer. */
      halaman: page,
    }),
    answer: answers(detail),
  }),
  add: defineCall({
    path: 'daftar-belanja/tambah',
    summary: 'Products into a list; of those that are there already the quantity is replaced',
    ...changing,
    body: z.object({ ...one, baris: lines.min(1, { error: 'Isi produknya.' }) }),
    answer: answers(z.object({ jumlah_produk: z.number().int() })),
  }),
  repeat: defineCall({
    path: 'daftar-belanja/ulangi',
    summary: 'Whether the list makes a draft of an order every month, on which day, and whether that is paused',
    ...changing,
    body: z.object({
      ...one,
      versi: version,
      ulangi_tanggal: wholeNumber('Tanggal antara 1 dan 31.', { least: 1, most: 31 }).nullable(),
      jeda: z.boolean(),
      /** The page of the answer. */
      halaman: page,
    }),
    answer: answers(detail),
  }),
  remove: defineCall({
    path: 'daftar-belanja/hapus',
    summary: 'Delete a list and its drafts',
    ...changing,
    body: z.object({ ...one, versi: version }),
    answer: done,
  }),
  intoCart: defineCall({
    path: 'daftar-belanja/keranjang',
    summary: 'The whole list into the cart, as far as it can be ordered; asking twice changes nothing more',
    ...changing,
    body: z.object({ ...one, draf_id: idText.optional() }),
    answer: answers(reordered),
  }),
  dismiss: defineCall({
    path: 'daftar-belanja/draf/abaikan',
    summary: 'A draft that is not wanted this month',
    ...changing,
    body: z.object({ draf_id: idText }),
    answer: done,
  }),
}
