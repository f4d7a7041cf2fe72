import { query } from '#web/lib/api/query.ts'

/** One product, by the code in its address. */
export const productQuery = (code: string) => query({ call: 'produk/detail', body: { code }, live: 'subscription' })

export const relatedQuery = (companyId: string | null, productId: number) =>
  query({
    call: 'produk/produk-terkait',
    body: { companyId, productId },
    live: 'subscription',
  })
