import { type EnglishOf, list, record } from '../codec.ts'
import type { WirePreview } from './contract-preview.ts'
import { productStatus } from './product-status.ts'

/** A product as somebody else sees it [SHOP-2]. */
export const productPreview = record<WirePreview>()({
  status: ['status', productStatus],
  product: 'produk',
  steps: 'langkah',
  customers: [
    'pelanggan',
    list(record<WirePreview['pelanggan'][number]>()({ id: 'pelanggan_id', name: 'pelanggan_nama' })),
  ],
})
export type ProductPreview = EnglishOf<typeof productPreview>
