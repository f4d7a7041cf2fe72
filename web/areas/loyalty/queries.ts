import { query } from '#web/lib/api/query.ts'

const ENTRIES_A_PAGE = 20

/** The company's balance. */
export const balanceQuery = (companyId: string) => query({ call: 'poin/saldo', body: { companyId }, live: 'points' })

/** What points can be redeemed for. */
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
