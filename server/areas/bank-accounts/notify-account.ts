import { accountText } from '#domain/bank-accounts/account-number.ts'
import { ACCOUNTS_PATH, accountNotice, accountReviewNotice, accountReviewPath } from '#domain/bank-accounts/notice.ts'
import { companyName, findPlatform } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Tx } from '#server/platform/database.ts'
import type { StoredAccount } from './queries.ts'

type Act = Parameters<typeof accountNotice>[0]['act']

/** Notifies the owners and the finance of a shop of a step of its bank account, by bell, push and mail [SHOP-8]. */
export async function notifyShop(tx: Tx, account: StoredAccount, act: Act, now: Date): Promise<void> {
  const { sellerId: companyId, reason } = account
  const shopName = await companyName(tx, companyId)
  const message = accountNotice({ act, shopName, account: accountText(account), ...(reason && { reason }) })
  await notify(tx, [{ companyId, kind: 'account', step: act, message, link: ACCOUNTS_PATH }], now)
}

/** Notifies the administrators that an account awaits its first or second review. */
export async function notifyReviewers(tx: Tx, { id, sellerId }: StoredAccount, review: 'first' | 'second', now: Date) {
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const message = accountReviewNotice(review, await companyName(tx, sellerId))
  const notice = { companyId: platformId, kind: 'account', step: review, message, link: accountReviewPath(id) } as const
  await notify(tx, [notice], now)
}
