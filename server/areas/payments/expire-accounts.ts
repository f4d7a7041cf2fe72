import { virtualAccounts } from '#domain/payments/virtual-account.ts'
import type { Deps } from '#server/deps.ts'
import { lockOver, saveState } from './queries.ts'
import { tellPages } from './take-news.ts'

// as many as one transaction holds for a moment
const AT_ONCE = 100

/** Ends accounts whose time is over, so that pages say so; several nodes may do it at once [PAY-3]. */
export async function expireAccounts({ db, now }: Deps): Promise<void> {
  for (;;) {
    const ended = await db.transaction().execute(async (tx) => {
      const accounts = await lockOver(tx, now(), AT_ONCE)
      for (const account of accounts) {
        await saveState(tx, account, virtualAccounts.stateAfter(account.state, 'expire'))
        await tellPages(tx, account)
      }
      return accounts.length
    })
    if (ended < AT_ONCE) return
  }
}
