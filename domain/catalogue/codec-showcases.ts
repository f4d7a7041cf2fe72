import { type EnglishOf, list, record } from '../codec.ts'
import { productStatus } from './codec.ts'
import type { WirePlacedPage, WireShowcase } from './contract-showcases.ts'

/** One of the seller's showcases, with the number of products in it. */
export const ownShowcase = record<WireShowcase>()({ id: 'etalase_id', name: 'nama', slug: 'slug', count: 'jumlah' })
export type OwnShowcase = EnglishOf<typeof ownShowcase>

/** The seller's products, and whether each stands in a showcase. */
export const placedPage = record<WirePlacedPage>()({
  products: [
    'produk',
    list(
      record<WirePlacedPage['produk'][number]>()({
        id: 'produk_id',
        name: 'produk_nama',
        status: ['status', productStatus],
        placed: 'di_etalase',
      }),
    ),
  ],
  total: 'total',
})
