import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { cancelByLink, cancelChange } from './queries-email-changes.ts'
import { hashSecret } from './secrets.ts'

/** Cancels the member's open change of e-mail address [REG-3]. @throws Refusal email_change_over */
export async function cancelEmailChange(deps: Deps, { userId }: Member): Promise<void> {
  const cancelled = await deps.db.transaction().execute((tx) => cancelChange(tx, userId, deps.now()))
  if (!cancelled) throw new Refusal('email_change_over')
}

/** The same for whoever reads the present mailbox, by the link in its mail [REG-3]. @throws Refusal email_change_over */
export async function stopEmailChange(deps: Deps, token: string): Promise<void> {
  const stopped = await deps.db.transaction().execute((tx) => cancelByLink(tx, hashSecret(token), deps.now()))
  if (!stopped) throw new Refusal('email_change_over', { field: 'token' })
}
