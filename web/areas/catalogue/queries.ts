import { productCard, productDetail } from '#domain/catalogue/codec.ts'
import { list } from '#domain/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** One product, by the code in its address. */
export const productQuery = (code: string) =>
  query({ call: 'produk/detail', body: { produk_id_url: code }, as: productDetail, live: 'subscription' })

export const relatedQuery = (companyId: string | null, productId: number) =>
  query({
    call: 'produk/produk-terkait',
    body: { company_id: companyId, produk_id: productId },
    as: list(productCard),
    live: 'subscription',
  })
