import type { UserId } from '#domain/ids.ts'
import { joinAccount, type NewAccount } from '#server/areas/accounts/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { personLeft } from './events.ts'

/**
 * The account for somebody who has proved that they read its mailbox, without what was kept for whoever had it before.
 * @throws Refusal invitation_sign_in when the account is in use
 */
export async function takeAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserId> {
  const { userId, isRenewed } = await joinAccount(tx, account, now)
  if (isRenewed) await personLeft.tell(tx, { userId }, now)
  return userId
}
