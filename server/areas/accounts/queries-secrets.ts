import { sql } from 'kysely'
import type { CompanyKind } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Every refresh secret by its hash, the current ones and those that were spent. */
export function refreshSecrets(db: Db | Tx) {
  return db
    .selectFrom('sessions')
    .select(['refresh_hash as hash', 'id as sessionId', sql<Date | null>`null::timestamptz`.as('spentAt')])
    .unionAll(db.selectFrom('session_spent_secrets').select(['hash', 'session_id as sessionId', 'spent_at as spentAt']))
}

/** The id of the session a refresh secret belongs or belonged to. */
export function sessionsOfSecret(db: Db | Tx, hash: Buffer) {
  return db.selectFrom(refreshSecrets(db).as('secret')).select('secret.sessionId').where('secret.hash', '=', hash)
}

export interface LiveSession {
  sessionId: string
  userId: UserId
  companyKind: CompanyKind
  startedAt: Date
  /** When the second factor was shown in it. */
  provenAt: Date | null
  expiresAt: Date
  revokedAt: Date | null
  /** Of the secret that is current. */
  refreshHash: Buffer
  rotationKey: Buffer
  /** When the secret it was found by was replaced; null while it is current. */
  spentAt: Date | null
}

/** A member's session by a refresh secret, locked against a refresh in another tab. */
export async function lockSession(tx: Tx, secretHash: Buffer): Promise<LiveSession | undefined> {
  const session = await tx
    .selectFrom('sessions as s')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.user_id', '=', 's.user_id').onRef('m.company_id', '=', 's.company_id'),
    )
    .innerJoin(companyFacts.as('c'), 'c.id', 's.company_id')
    .select(['s.id as sessionId', 's.user_id as userId', 's.created_at as startedAt', 's.expires_at as expiresAt'])
    .select(['c.kind as companyKind', 's.second_factor_at as provenAt'])
    .select(['s.ended_at as revokedAt', 's.refresh_hash as refreshHash', 's.rotation_key as rotationKey'])
    .$narrowType<{ userId: UserId }>()
    .where('s.id', 'in', sessionsOfSecret(tx, secretHash))
    .forUpdate('s')
    .executeTakeFirst()
  if (!session) return undefined
  // queried once the lock is acquired: another tab may have replaced it until then
  const spent = await tx
    .selectFrom('session_spent_secrets')
    .select('spent_at as spentAt')
    .where('hash', '=', secretHash)
    .executeTakeFirst()
  return { ...session, spentAt: spent?.spentAt ?? null }
}

/** Makes `to` the session's refresh secret, and remembers `from` as spent. */
export async function replaceSecret(
  tx: Tx,
  sessionId: string,
  { from, to }: { from: Buffer; to: Buffer },
  now: Date,
): Promise<void> {
  await tx.updateTable('sessions').set({ refresh_hash: to }).where('id', '=', sessionId).execute()
  await tx.insertInto('session_spent_secrets').values({ hash: from, session_id: sessionId, spent_at: now }).execute()
}

export async function touchSession(tx: Tx, sessionId: string, now: Date, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .execute()
}
