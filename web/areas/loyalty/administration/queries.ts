import { LONGEST } from '#domain/limits.ts'
import { givenPage, pointDesk, promoPage } from '#domain/loyalty/codec-administration.ts'
import { promoState } from '#domain/loyalty/promo-state.ts'
import { query } from '#web/lib/query.ts'
import { type FilterOf, id, keyword, ROWS_PER_PAGE, searchParams, statusFilter, text } from '#web/lib/search-params.ts'

export const promoFilter = statusFilter(promoState)
export type PromoFilter = FilterOf<typeof promoFilter>

/** The promo codes. */
export const promosQuery = (filter: PromoFilter) =>
  query({ call: 'admin/promo/daftar', body: promoFilter.body(filter), as: promoPage })

/** How many promo codes and rewards wait for a second administrator. */
export const waitingGivingsQuery = query({
  call: 'admin/promo/daftar',
  body: { halaman: 1, per_halaman: 1 },
  as: promoPage,
})

/** The vouchers of a promo code, of a reward, or all; from one on. */
export const voucherFilter = searchParams({
  promo: text('promo', LONGEST.promoCode),
  reward: id('hadiah'),
  keyword,
  after: id('setelah'),
})
export type VoucherFilter = FilterOf<typeof voucherFilter>

export const givenVouchersQuery = ({ promo, reward, keyword, after }: VoucherFilter) =>
  query({
    call: 'admin/voucher/daftar',
    body: {
      ...(promo && { promo }),
      ...(reward && { hadiah_id: reward }),
      ...(keyword && { keyword }),
      ...(after && { setelah: after }),
      per_halaman: ROWS_PER_PAGE,
    },
    as: givenPage,
  })

/** How points are earned, and what they are given for. */
export const pointDeskQuery = query({ call: 'admin/poin/lihat', body: {}, as: pointDesk })
