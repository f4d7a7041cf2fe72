import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idOrNull, productId } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { priceStep } from './contract-prices.ts'
import { seenAsWord } from './prices/preview-as.ts'
import { productStatus } from './product-status.ts'
import { productDetail } from './shapes.ts'

const preview = z.object({
  status: wireWords(productStatus.names),
  /** As that viewer gets it. */
  product: wire('produk', productDetail),
  /** The price by quantity. */
  steps: wire('langkah', z.array(priceStep)),
  /** Customers whose view can be chosen. */
  customers: wire(
    'pelanggan',
    z.array(z.object({ id: wire('pelanggan_id', z.string()), name: wire('pelanggan_nama', z.string()) })),
  ),
})
/** A product as somebody else sees it [SHOP-2]. */
export type ProductPreview = z.infer<typeof preview>

/** The previewed product and viewer. */
export const previewBody = z
  .object({
    productId: wire('produk_id', productId),
    seenAs: wire('sebagai', wireWords(seenAsWord.names, { error: 'Pilih sebagai siapa produk dilihat.' })),
    /** The previewed customer. */
    customerId: wire('pelanggan_id', idOrNull.optional()),
  })
  .refine(({ seenAs, customerId }) => seenAs !== 'customer' || customerId, {
    error: 'Pilih pelanggan.',
    path: ['customerId'],
  })

/** How a seller sees its product with the eyes of others, on sale or not [SHOP-2]. */
export const previewCalls = {
  preview: defineCall({
    path: 'pusat-seller/produk/pratinjau',
    summary: "One of the seller's products, on sale or not, as produk/detail answers to the viewer named by sebagai",
    access: 'seller',
    permission: 'products.change',
    body: previewBody,
    answer: answers(preview),
  }),
}
