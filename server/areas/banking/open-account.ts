import { accountText } from '#domain/banking/account-number.ts'
import type { ShopOpened } from '#server/areas/onboarding/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertAccount, insertEvent } from './queries.ts'

/** The account of an approved application is the shop's first: an administrator has looked at it with the rest [SHOP-8]. */
export async function openAccount(tx: Tx, { shopId, name, administrator, ...account }: ShopOpened, now: Date) {
  const id = await insertAccount(tx, {
    ...account,
    sellerId: shopId,
    state: 'in_force',
    version: 1,
    proposedBy: null,
    proposedAt: now,
    dueAt: null,
    checkedBy: null,
    inForceAt: now,
    reason: null,
    fileId: null,
  })
  await insertEvent(tx, { accountId: id, event: 'open', userId: administrator.userId }, now)
  const after = { account: accountText(account) }
  await audit(tx, administrator, { act: 'account.open', thing: { id, name }, after }, now)
}
