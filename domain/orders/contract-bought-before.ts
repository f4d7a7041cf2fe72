import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { productCard } from '../catalogue/shapes.ts'
import { instant, productId as oneProduct } from '../fields.ts'
import { MOST_CARDS } from '../limits.ts'
import { wire } from '../wire.ts'

const productId = wire('produk_id', z.number().int())

const boughtBefore = z.object({
  products: wire('produk', z.array(productCard)),
  /** As in a list of products. */
  stocks: wire('stok', z.array(z.object({ productId, units: wire('jumlah', z.string()) }))),
  /** Units, price of one and instant of the last order of each. */
  last: wire(
    'terakhir',
    z.array(
      z.object({
        productId,
        units: wire('jumlah', z.string()),
        price: wire('harga', z.string()),
        at: wire('tanggal', instant),
      }),
    ),
  ),
})
export type BoughtBefore = z.infer<typeof boughtBefore>

const lastPaid = z.object({
  productId,
  /** Rupiah per unit, as the order had it. */
  price: wire('harga', z.string()),
  /** On which it was ordered, in Asia/Jakarta. */
  day: wire('tanggal', z.iso.date()),
})

export const boughtBeforeCalls = {
  boughtBefore: defineCall({
    path: 'beranda/beli-lagi',
    summary: 'Products the company has ordered and can order again, the last ordered first, as they were ordered then',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({}),
    answer: answers(boughtBefore),
  }),
  lastPaid: defineCall({
    path: 'transaksi/harga-terakhir',
    summary: 'What the company last paid for each of these products, among its latest confirmed orders',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({
      productIds: wire(
        'produk_id',
        z
          .array(oneProduct, { error: 'Kode produk tidak valid.' })
          .min(1, { error: 'Pilih produknya.' })
          .max(MOST_CARDS, { error: `Paling banyak ${MOST_CARDS} produk sekaligus.` }),
      ),
    }),
    answer: answers(z.array(lastPaid)),
  }),
}
