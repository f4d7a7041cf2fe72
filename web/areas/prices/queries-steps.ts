import { priceSteps } from '#domain/catalogue/codec-price-steps.ts'
import { query } from '#web/lib/api/query.ts'

/** What a product costs the company by quantity, and why. */
export const priceStepsQuery = (productId: number) =>
  query({ call: 'produk/harga', body: { produk_id: productId }, as: priceSteps, live: ['cart', 'subscription'] })
