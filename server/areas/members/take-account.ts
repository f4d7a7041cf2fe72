import type { UserId } from '#domain/ids.ts'
import { joinAccount, type NewAccount } from '#server/areas/accounts/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { personLeft } from './events.ts'

/**
 * An account for somebody who has proved that they read its mailbox, with nothing of whoever had it before.
 * @throws Refusal invitation_sign_in | invitation_blocked
 */
export async function takeAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserId> {
  const { userId, before } = await joinAccount(tx, account, now)
  if (before) await personLeft.tell(tx, { userId: before }, now)
  return userId
}
