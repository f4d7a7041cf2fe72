import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productId } from '../fields.ts'
import { MOST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import type { SavedList } from './saved-list.ts'

const shelfWords = {
  favourites: 'favorit',
  compared: 'bandingkan',
  awaited: 'kabari',
} as const satisfies Record<SavedList, string>

const ids = z.array(z.number().int())
const savedProducts = z.object({
  favourites: wire('favorit', ids),
  compared: wire('bandingkan', ids),
  /** Out of stock: the user is notified once when they are there again. */
  awaited: wire('kabari', ids),
  /** Those among them that are not sold now, with the names they were sold under. */
  gone: wire(
    'tidak_dijual',
    z.array(z.object({ id: wire('produk_id', z.number().int()), name: wire('produk_nama', z.string()) })),
  ),
})
/** Saved products of a user. */
export type SavedProducts = z.infer<typeof savedProducts>

const change = z.object({
  shelf: wire('rak', wireWords(shelfWords, { error: 'Daftar tidak dikenal.' })),
  productIds: wire(
    'produk_id',
    z
      .array(productId, { error: 'Pilih produknya.' })
      .min(1, { error: 'Pilih produknya.' })
      .max(MOST.favourites, { error: `Paling banyak ${MOST.favourites} produk sekaligus.` }),
  ),
})

/** Calls for a user's saved products, across companies: favourites, comparison, awaited stock [CARD-5, SHOP-5]. */
export const savedProductCalls = {
  list: defineCall({
    path: 'rak/daftar',
    summary: "The user's favourites, products to compare, and those they wait for, by id",
    access: 'member',
    body: z.object({}),
    answer: answers(savedProducts),
  }),
  add: defineCall({
    path: 'rak/tambah',
    summary: 'Put products on a shelf; what is there already stays once, and only what is out of stock can be awaited',
    access: 'member',
    body: change,
    answer: answers(savedProducts),
  }),
  remove: defineCall({
    path: 'rak/hapus',
    summary: 'Take products off a shelf',
    access: 'member',
    body: change,
    answer: answers(savedProducts),
  }),
}
