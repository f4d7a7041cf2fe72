import { accountText } from '#domain/banking/account-number.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import type { ShopOpened } from '#server/areas/onboarding/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertAccount, insertEvent } from './queries.ts'
import { tellDesk, tellShop } from './tell-account.ts'

/**
 * The account of an approved application is the shop's first: whoever approved has looked at it with the rest, and as with
 * every later one another administrator confirms it before it is in force [SHOP-8].
 */
export async function openAccount(tx: Tx, { shopId, name, administrator, ...account }: ShopOpened, now: Date) {
  const checked = {
    ...account,
    sellerId: shopId,
    state: 'checked' as const,
    version: 1,
    proposedBy: null,
    proposedAt: now,
    dueAt: await findDeadline(tx, now),
    checkedBy: administrator.userId,
    inForceAt: null,
    reason: null,
    fileId: null,
  }
  const id = await insertAccount(tx, checked)
  await insertEvent(tx, { accountId: id, event: 'check', userId: administrator.userId }, now)
  const after = { account: accountText(account) }
  await audit(tx, administrator, { act: 'account.precheck', thing: { id, name }, after }, now)
  await tellShop(tx, { id, ...checked }, 'check', now)
  await tellDesk(tx, { id, ...checked }, 'second', now)
}
