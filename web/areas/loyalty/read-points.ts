import { balance, entryPage, reward, voucher } from '#domain/loyalty/codec.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Caller } from '#web/lib/caller.ts'
import type { Points } from './points.ts'

const ENTRIES_A_PAGE = 20

/** Everything of the page of points; null when it cannot be read, which the page says in its place [REG-5]. */
export async function readPoints(call: Caller, companyId: string, halaman: number): Promise<Points | null> {
  const body = { company_id: companyId }
  try {
    const [balances, rewards, vouchers, history] = await Promise.all([
      call('poin/saldo', body),
      call('poin/hadiah', body),
      call('voucher/daftar', body),
      call('poin/riwayat', { ...body, halaman, per_halaman: ENTRIES_A_PAGE }),
    ])
    const [first] = balances.data
    if (!first) return null
    return {
      balance: balance.decode(first),
      rewards: rewards.data.map(reward.decode),
      vouchers: vouchers.data.map(voucher.decode),
      history: entryPage.decode(history.data),
    }
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return null
    throw error
  }
}
