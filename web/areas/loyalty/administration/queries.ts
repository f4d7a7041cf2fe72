import { LONGEST } from '#domain/limits.ts'
import { promoState } from '#domain/loyalty/promo-state.ts'
import { query } from '#web/lib/api/query.ts'
import {
  type FilterOf,
  id,
  keyword,
  ROWS_PER_PAGE,
  searchParams,
  statusFilter,
  text,
} from '#web/lib/page/search-params.ts'

export const promoFilter = statusFilter(promoState)
export type PromoFilter = FilterOf<typeof promoFilter>

/** The promotion codes. */
export const promosQuery = ({ state, keyword, page }: PromoFilter) =>
  query({
    call: 'admin/promo/daftar',
    body: { ...(state && { state }), ...(keyword && { keyword }), page, perPage: ROWS_PER_PAGE },
  })

/** How many promotion codes and rewards await a second administrator. */
export const waitingGivingsQuery = query({
  call: 'admin/promo/daftar',
  body: { page: 1, perPage: 1 },
})

/** The vouchers of a promotion code, of a reward, or all; from one on. */
export const voucherFilter = searchParams({
  promo: text('promo', LONGEST.promoCode),
  reward: id('hadiah'),
  keyword,
  after: id('setelah'),
})
export type VoucherFilter = FilterOf<typeof voucherFilter>

export const issuedVouchersQuery = ({ promo, reward, keyword, after }: VoucherFilter) =>
  query({
    call: 'admin/voucher/daftar',
    body: {
      ...(promo && { promoCode: promo }),
      ...(reward && { rewardId: reward }),
      ...(keyword && { keyword }),
      ...(after && { after }),
      perPage: ROWS_PER_PAGE,
    },
  })

/** The rules for earning points, and the rewards. */
export const pointsAdministrationQuery = query({ call: 'admin/poin/lihat', body: {} })
