import { list } from '#domain/codec.ts'
import { balance, entryPage, reward, voucher } from '#domain/loyalty/codec.ts'
import { query } from '#web/lib/query.ts'

const ENTRIES_A_PAGE = 20

/** The company's balance. */
export const balanceQuery = (companyId: string) =>
  query({ call: 'poin/saldo', body: { company_id: companyId }, as: balance, live: 'points' })

/** What points can be redeemed for. */
export const rewardsQuery = (companyId: string) =>
  query({ call: 'poin/hadiah', body: { company_id: companyId }, as: list(reward), live: 'points' })

export const vouchersQuery = (companyId: string) =>
  query({ call: 'voucher/daftar', body: { company_id: companyId }, as: list(voucher), live: 'points' })

/** A page of the ledger, newest first. */
export const pointHistoryQuery = (companyId: string, page: number) =>
  query({
    call: 'poin/riwayat',
    body: { company_id: companyId, halaman: page, per_halaman: ENTRIES_A_PAGE },
    as: entryPage,
    live: 'points',
  })
