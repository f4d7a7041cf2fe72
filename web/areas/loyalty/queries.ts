import { ApiError } from '#web/lib/api/api.ts'
import type { Page } from '#web/lib/api/caller.ts'
import { query } from '#web/lib/api/query.ts'
import type { Loaded } from '#web/lib/page/loaded.ts'

const ENTRIES_A_PAGE = 20

/** The company's balance. */
export const balanceQuery = (companyId: string) => query({ call: 'poin/saldo', body: { companyId }, live: 'points' })

/** The rewards for points. */
export const rewardsQuery = (companyId: string) => query({ call: 'poin/hadiah', body: { companyId }, live: 'points' })

export const vouchersQuery = (companyId: string) =>
  query({ call: 'voucher/daftar', body: { companyId }, live: 'points' })

/** A page of the ledger, newest first. */
export const pointHistoryQuery = (companyId: string, page: number) =>
  query({
    call: 'poin/riwayat',
    body: { companyId, page, perPage: ENTRIES_A_PAGE },
    live: 'points',
  })

/** Loads the points page. @returns null on a server failure, which the page then shows instead [REG-5] */
export async function readPoints(
  { prefetch }: Pick<Page, 'prefetch'>,
  companyId: string,
  page: number,
): Promise<Loaded | null> {
  try {
    return await prefetch(
      balanceQuery(companyId),
      rewardsQuery(companyId),
      vouchersQuery(companyId),
      pointHistoryQuery(companyId, page),
    )
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return null
    throw error
  }
}

export const POINTS_PATH = '/akun/loyalty-poin'

/** Shown when the points cannot be read [REG-5]. */
export const NO_POINTS = 'Gagal mengambil informasi poin'
