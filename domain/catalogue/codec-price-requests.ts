import { allowed, type EnglishOf, record } from '../codec.ts'
import type { WirePriceRequest } from './contract-price-requests.ts'

/** A price beyond what sales may give, which waits for the owner [SHOP-7]. */
export const priceRequest = record<WirePriceRequest>()({
  id: 'permintaan_id',
  version: 'versi',
  productId: 'produk_id',
  product: 'produk_nama',
  negotiationId: 'nego_id',
  summary: 'diminta',
  beyond: 'melebihi',
  askedBy: 'diajukan_oleh',
  askedAt: 'diajukan',
  can: [
    'can',
    record<WirePriceRequest['can']>()({
      approve: ['setujui', allowed],
      refuse: ['tolak', allowed],
      withdraw: ['tarik', allowed],
    }),
  ],
})
export type PriceRequest = EnglishOf<typeof priceRequest>
