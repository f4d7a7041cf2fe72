import { type EnglishOf, list, record } from '../codec.ts'
import type { WireShelves } from './contract.ts'

const gone = record<WireShelves['tidak_dijual'][number]>()({ id: 'produk_id', name: 'produk_nama' })

/** Everything that a user has gathered. */
export const shelves = record<WireShelves>()({
  favourites: 'favorit',
  compared: 'bandingkan',
  awaited: 'kabari',
  gone: ['tidak_dijual', list(gone)],
})
export type GatheredProducts = EnglishOf<typeof shelves>
