import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { refreshSecrets, sessionsOfSecret } from './queries-secrets.ts'

export interface NewSession {
  userId: UserId
  companyId: string
  refreshHash: Buffer
  userAgent: string
  /** Network it is opened from (networkOf). */
  network: string
  now: Date
  expiresAt: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const row = await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      company_id: session.companyId,
      refresh_hash: session.refreshHash,
      user_agent: session.userAgent,
      address: session.network,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertBearer(tx: Tx, sessionId: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await tx.insertInto('session_bearers').values({ session_id: sessionId, hash, expires_at: expiresAt }).execute()
}

/** Lets the session's other bearers expire soon, and deletes those that expired long ago. */
export async function retireBearers(tx: Tx, sessionId: string, until: Date, forgetBefore: Date): Promise<void> {
  await tx
    .updateTable('session_bearers')
    .set({ expires_at: until })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', until)
    .execute()
  await tx
    .deleteFrom('session_bearers')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', forgetBefore)
    .execute()
}

/** Ends the session with this secret; also from concurrent tabs. @returns the ids it ended */
export async function endSession(tx: Tx, secretHash: Buffer, now: Date): Promise<string[]> {
  const revoked = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where('id', 'in', sessionsOfSecret(tx, secretHash)),
        where('id', 'in', where.selectFrom('session_bearers').select('session_id').where('hash', '=', secretHash)),
      ]),
    )
    .returning('id')
    .execute()
  return revoked.map(({ id }) => id)
}

/** Ends the user's sessions but the `most` last used ones. @returns the ids it ended */
export async function endSessionsBeyond(tx: Tx, userId: UserId, most: number, now: Date): Promise<string[]> {
  const revoked = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', 'in', (open) =>
      open
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .returning('id')
    .execute()
  return revoked.map(({ id }) => id)
}

export async function findExpiredSessions(db: Db, sessionIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', anyOf(sessionIds))
    .where((where) => where.or([where('ended_at', 'is not', null), where('expires_at', '<=', now)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** The member a secret belongs to, and until when. */
export interface SessionMember extends Omit<Member, 'kind' | 'companyId' | 'day'> {
  companyId: string

  bearerExpiresAt: Date | null
  /** When the refresh secret it was found by was replaced. */
  spentAt?: Date | null
  sessionExpiresAt: Date
  secondFactorAt: Date | null
  revokedAt: Date | null
}

/** The members holding these bearers, by hash in hex; one indexed query, because every call asks it. */
export async function findMembersByBearer(db: Db, hashes: readonly string[]): Promise<Map<string, SessionMember>> {
  const rows = await sessionMembers(db)
    .innerJoin('session_bearers as b', 'b.session_id', 's.id')
    .select(['b.hash', 'b.expires_at as bearerExpiresAt'])
    .where('b.hash', '=', anyHash(hashes))
    .execute()
  return new Map(rows.map(({ hash, ...row }) => [hash.toString('hex'), row]))
}

/**
 * The members holding these refresh secrets, by hash in hex, and when the secret was spent: this is how a
 * server-rendered page knows its viewer.
 */
export async function findMembersByRefreshSecret(
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, SessionMember>> {
  const rows = await sessionMembers(db)
    .innerJoin(refreshSecrets(db).as('secret'), 'secret.sessionId', 's.id')
    .select(['secret.hash', 'secret.spentAt'])
    .where('secret.hash', '=', anyHash(hashes))
    .execute()
  return new Map(rows.map(({ hash, ...row }) => [hash.toString('hex'), { ...row, bearerExpiresAt: null }]))
}

function sessionMembers(db: Db) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.user_id', '=', 's.user_id').onRef('m.company_id', '=', 's.company_id'),
    )
    .innerJoin(companyFacts.as('c'), 'c.id', 's.company_id')
    .select([
      's.id as sessionId',
      's.user_id as userId',
      's.company_id as companyId',
      's.expires_at as sessionExpiresAt',
      's.ended_at as revokedAt',
      's.second_factor_at as secondFactorAt',
      'c.kind as companyKind',
      'm.role',
    ])
    .$narrowType<{ userId: UserId; role: Role }>()
}

function anyHash(hashes: readonly string[]) {
  return sql<Buffer>`any(${hashes.map((hash) => `\\x${hash}`)}::bytea[])`
}
