import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idOrNull, productId } from '../fields.ts'
import { productDetail } from './contract.ts'
import { priceStep } from './contract-prices.ts'
import { productStatus } from './product-status.ts'

/** A visitor, a buyer who does not subscribe, customers of each price level, one customer. */
const seenAsNames = ['pengunjung', 'belum', 'level_1', 'level_2', 'level_3', 'pelanggan'] as const

const preview = z.object({
  status: z.enum(productStatus.names),
  /** As that viewer gets it. */
  produk: productDetail,
  /** What it costs them by quantity. */
  langkah: z.array(priceStep),
  /** Customers whose view can be chosen. */
  pelanggan: z.array(z.object({ pelanggan_id: z.string(), pelanggan_nama: z.string() })),
})
export type WirePreview = z.infer<typeof preview>

/** Which product is seen, and as whom. */
export const previewBody = z
  .object({
    produk_id: productId,
    sebagai: z.enum(seenAsNames, { error: 'Pilih sebagai siapa produk dilihat.' }),
    /** Of the customer, where it is seen as one. */
    pelanggan_id: idOrNull.optional(),
  })
  .refine(({ sebagai, pelanggan_id }) => sebagai !== 'pelanggan' || pelanggan_id, {
    error: 'Pilih pelanggan.',
    path: ['pelanggan_id'],
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
