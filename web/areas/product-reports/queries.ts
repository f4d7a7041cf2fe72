import { productStatus } from '#domain/catalogue/product-status.ts'
import { LONGEST } from '#domain/limits.ts'
import { waitingFor } from '#domain/product-reports/waiting.ts'
import { query } from '#web/lib/api/query.ts'
import {
  type FilterOf,
  keyword,
  type Param,
  ROWS_PER_PAGE,
  searchParams,
  text,
  word,
} from '#web/lib/page/search-params.ts'

const after: Param<number | undefined> = {
  name: 'setelah',
  usual: undefined,
  read: (typed) => (/^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined),
  write: String,
}

/** Which products, from one on. */
export const reviewQueueFilter = searchParams({
  waiting: word('menunggu', waitingFor),
  status: word('status', productStatus),
  /** The name of a shop in its address. */
  seller: text('seller', LONGEST.sellerUsername),
  keyword,
  after,
})
export type ReviewQueueFilter = FilterOf<typeof reviewQueueFilter>

export const reviewQueueQuery = ({ waiting, status, seller, keyword, after }: ReviewQueueFilter) =>
  query({
    call: 'admin/produk/daftar',
    body: {
      ...(waiting && { waiting }),
      ...(status && { status }),
      ...(seller && { seller }),
      ...(keyword && { keyword }),
      ...(after && { after }),
      perPage: ROWS_PER_PAGE,
    },
  })

/** One of them. */
export const productReviewQuery = (productId: number) => query({ call: 'admin/produk/lihat', body: { productId } })
