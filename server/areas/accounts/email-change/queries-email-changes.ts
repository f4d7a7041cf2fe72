import { emailChangeEnd, emailChanges, emailChangesFrom } from '#domain/accounts/email-change.ts'
import type { UserId } from '#domain/ids.ts'
import { type Db, isTaken, type Tx } from '#server/platform/database.ts'

export interface OpenChange {
  id: string
  email: string
  linkRequestedAt: Date
  validUntil: Date
}

/** The change of e-mail address that the user may still confirm. */
export async function findOpenChange(db: Db | Tx, userId: UserId, now: Date): Promise<OpenChange | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select(['id', 'new_email as email', 'link_asked_at as linkRequestedAt', 'asked_at as askedAt'])
    .where('user_id', '=', userId)
    .where('state', 'in', emailChanges.statesBefore('confirm'))
    .where('asked_at', '>', emailChangesFrom(now))
    .executeTakeFirst()
  if (!row) return undefined
  const { askedAt: requestedAt, ...change } = row
  return { ...change, validUntil: emailChangeEnd(requestedAt) }
}

/** Ends the user's open change, whose links no longer count. */
export async function replaceChanges(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set({ state: 'replaced' })
    .where('user_id', '=', userId)
    .where('state', 'in', emailChanges.statesBefore('replace'))
    .execute()
}

export async function insertChange(
  tx: Tx,
  { userId, from, to }: { userId: UserId; from: string; to: string },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('email_changes')
    .values({ user_id: userId, old_email: from, new_email: to, state: 'asked', asked_at: now, link_asked_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function saveLinkRequested(tx: Tx, changeId: string, now: Date): Promise<void> {
  await tx.updateTable('email_changes').set({ link_asked_at: now }).where('id', '=', changeId).execute()
}

/** Stores the hash of the link about to be sent. @returns the address it goes to; undefined when no change is open */
export async function keepChangeLink(tx: Tx, changeId: string, hash: Buffer): Promise<string | undefined> {
  const updated = await tx
    .updateTable('email_changes')
    .set({ link_hash: hash })
    .where('id', '=', changeId)
    .where('state', 'in', emailChanges.statesBefore('confirm'))
    .returning('new_email as email')
    .executeTakeFirst()
  return updated?.email
}

/** Stores the hash of the link that cancels the change. @returns both addresses */
export async function keepStopLink(
  tx: Tx,
  changeId: string,
  hash: Buffer,
): Promise<{ from: string; to: string } | undefined> {
  return tx
    .updateTable('email_changes')
    .set({ stop_hash: hash })
    .where('id', '=', changeId)
    .where('state', 'in', emailChanges.statesBefore('cancel'))
    .returning(['old_email as from', 'new_email as to'])
    .executeTakeFirst()
}

/** The user behind a link, to lock before the change. */
export async function findUserOfLink(db: Tx, hash: Buffer): Promise<UserId | undefined> {
  const found = await db
    .selectFrom('email_changes')
    .select('user_id as userId')
    .$narrowType<{ userId: UserId }>()
    .where('link_hash', '=', hash)
    .executeTakeFirst()
  return found?.userId
}

/**
 * Confirms the change of a link that counts: in time, neither used nor ended, and of somebody who acts for a company.
 * @returns undefined otherwise
 */
export async function confirmChange(
  tx: Tx,
  hash: Buffer,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  return tx
    .updateTable('email_changes as e')
    .set({ state: 'confirmed' })
    .where('e.link_hash', '=', hash)
    .where('e.state', 'in', emailChanges.statesBefore('confirm'))
    .where('e.asked_at', '>', emailChangesFrom(now))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('memberships as m').select('m.user_id').whereRef('m.user_id', '=', 'e.user_id')),
    )
    .returning(['e.id', 'e.new_email as email'])
    .executeTakeFirst()
}

/** Cancels the user's open change. @returns whether there was one */
export async function cancelChange(tx: Tx, userId: UserId, now: Date): Promise<boolean> {
  const cancelled = await cancelling(tx, now).where('user_id', '=', userId).executeTakeFirst()
  return cancelled.numUpdatedRows > 0n
}

/** Cancels the open change that a link in the mail to the present address stops. @returns whether there was one */
export async function cancelByLink(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const cancelled = await cancelling(tx, now).where('stop_hash', '=', hash).executeTakeFirst()
  return cancelled.numUpdatedRows > 0n
}

function cancelling(tx: Tx, now: Date) {
  return tx
    .updateTable('email_changes')
    .set({ state: 'cancelled' })
    .where('state', 'in', emailChanges.statesBefore('cancel'))
    .where('asked_at', '>', emailChangesFrom(now))
}

/** Makes it the user's address, proved. @returns false when another account has it */
export async function saveEmail(tx: Tx, userId: UserId, email: string, now: Date): Promise<boolean> {
  try {
    await tx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute()
    return true
  } catch (error) {
    if (isTaken(error, 'users_email')) return false
    throw error
  }
}

/** Both addresses of a change, for the mails about it. */
export async function findChange(db: Db, changeId: string): Promise<{ from: string; to: string } | undefined> {
  return db
    .selectFrom('email_changes')
    .select(['old_email as from', 'new_email as to'])
    .where('id', '=', changeId)
    .executeTakeFirst()
}
