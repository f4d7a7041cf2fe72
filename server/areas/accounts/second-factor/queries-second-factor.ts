import type { UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { TryKey } from '../count-tries.ts'
import { forgetSignInFailures } from '../queries.ts'

export interface SecondFactor {
  /** Sealed; null until it was activated. */
  secret: Buffer | null
  /** Sealed: the one being set up. */
  pendingSecret: Buffer | null
  /** The newest step of which a code was taken. */
  lastStep: number
  activeSince: Date | null
}

export async function findSecondFactor(db: Db, userId: UserId): Promise<SecondFactor | undefined> {
  return readFactor(await factorOf(db, userId).executeTakeFirst())
}

/** A user's second factor, locked: of two concurrent codes, the slower sees what the other has spent. */
export async function lockSecondFactor(tx: Tx, userId: UserId): Promise<SecondFactor | undefined> {
  return readFactor(await factorOf(tx, userId).forUpdate().executeTakeFirst())
}

function factorOf(db: Db | Tx, userId: UserId) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'pending_secret as pendingSecret', 'last_step as lastStep', 'active_since as activeSince'])
    .where('user_id', '=', userId)
}

function readFactor(row: (Omit<SecondFactor, 'lastStep'> & { lastStep: string }) | undefined) {
  return row && { ...row, lastStep: Number(row.lastStep) }
}

/** Keeps the secret that is being set up, instead of an earlier one. */
export async function savePendingSecret(tx: Tx, userId: UserId, sealed: Buffer): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, pending_secret: sealed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret: sealed }))
    .execute()
}

/** Makes the pending secret the one that counts. */
export async function activateSecret(tx: Tx, userId: UserId, lastStep: number, now: Date): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set((set) => ({ secret: set.ref('pending_secret'), pending_secret: null }))
    .set({ last_step: lastStep, active_since: now })
    .where('user_id', '=', userId)
    .execute()
}

export async function saveLastStep(tx: Tx, userId: UserId, lastStep: number): Promise<void> {
  await tx.updateTable('second_factors').set({ last_step: lastStep }).where('user_id', '=', userId).execute()
}

/** Forgets secrets, recovery codes and wrong guesses. @returns whether there was anything */
export async function deleteSecondFactor(tx: Tx, userId: UserId): Promise<boolean> {
  // in the order in which checking a code locks them
  const deleted = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  await forgetSignInFailures(tx, guessKeys(userId))
  return deleted.numDeletedRows > 0n
}

/** The keys under which a user's wrong codes are counted, from any network: a code has only six digits. */
export function guessKeys(userId: UserId): TryKey[] {
  return [{ key: `faktor-kedua\n${userId}`, times: 1 }]
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: UserId, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const rows = hashes.map((hash) => ({ user_id: userId, hash }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

/** Spends the code. @returns false where there is none, or it was used */
export async function spendRecoveryCode(tx: Tx, userId: UserId, hash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db | Tx, userId: UserId): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Notes that the second factor was shown in this session. @returns false when the session has ended */
export async function markProven(tx: Tx, sessionId: string, expiresAt: Date, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('sessions')
    .set({ second_factor_at: now, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}
