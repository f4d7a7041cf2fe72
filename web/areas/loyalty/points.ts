import type { EntryPage, PointBalance, Reward, VoucherView } from '#domain/loyalty/codec.ts'

/** Everything that the page of points shows. */
export interface Points {
  balance: PointBalance
  rewards: Reward[]
  vouchers: VoucherView[]
  history: EntryPage
}

export const POINTS_PATH = '/akun/loyalty-poin'
/** What is said when the points cannot be read [REG-5]. */
export const NO_POINTS = 'Gagal mengambil informasi poin'

/** Under this key is kept what the browser asks about a company's points; the live updates know its first part. */
export function pointsKey(companyId: string) {
  return ['poin', companyId] as const
}
