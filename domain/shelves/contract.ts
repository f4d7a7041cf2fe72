import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productId } from '../fields.ts'
import { MOST } from '../limits.ts'
import { shelf as shelfWords } from './words.ts'

const ids = z.array(z.number().int())
const shelves = z.object({
  favorit: ids,
  bandingkan: ids,
  /** Out of stock: the user is told once when they are there again. */
  kabari: ids,
  /** Those among them that are not sold now, with the names they were sold under. */
  tidak_dijual: z.array(z.object({ produk_id: z.number().int(), produk_nama: z.string() })),
})
export type WireShelves = z.infer<typeof shelves>

const change = z.object({
  rak: z.enum(shelfWords.names, { error: 'Daftar tidak dikenal.' }),
  produk_id: z
    .array(productId, { error: 'Pilih produknya.' })
    .min(1, { error: 'Pilih produknya.' })
    .max(MOST.favourites, { error: `Paling banyak ${MOST.favourites} produk sekaligus.` }),
})

/** What the user gathers, whatever company they act for: favourites, products to compare, and to wait for [CARD-5, SHOP-5]. */
export const shelfCalls = {
  list: defineCall({
    path: 'rak/daftar',
    summary: "The user's favourites, products to compare, and those they wait for, by id",
    access: 'member',
    body: z.object({}),
    answer: answers(shelves),
  }),
  add: defineCall({
    path: 'rak/tambah',
    summary: 'Put products on a shelf; what is there already stays once, and only what is out of stock can be awaited',
    access: 'member',
    body: change,
    answer: answers(shelves),
  }),
  remove: defineCall({
    path: 'rak/hapus',
    summary: 'Take products off a shelf',
    access: 'member',
    body: change,
    answer: answers(shelves),
  }),
}
