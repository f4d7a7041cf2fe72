import { type EnglishOf, list, record } from '../codec.ts'
import { productDetail, productStatus } from './codec.ts'
import { priceStep } from './codec-price-steps.ts'
import type { WirePreview } from './contract-preview.ts'

/** A product as somebody else sees it [SHOP-2]. */
export const productPreview = record<WirePreview>()({
  status: ['status', productStatus],
  product: ['produk', productDetail],
  steps: ['langkah', list(priceStep)],
  customers: [
    'pelanggan',
    list(record<WirePreview['pelanggan'][number]>()({ id: 'pelanggan_id', name: 'pelanggan_nama' })),
  ],
})
export type ProductPreview = EnglishOf<typeof productPreview>
