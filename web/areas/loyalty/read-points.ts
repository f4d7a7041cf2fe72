import { ApiError } from '#web/lib/api/api.ts'
import type { Page } from '#web/lib/api/caller.ts'
import type { Loaded } from '#web/lib/page/loaded.ts'
import { balanceQuery, pointHistoryQuery, rewardsQuery, vouchersQuery } from './queries.ts'

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
