import type { Member } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import type { Channel, Kind } from '#domain/notifications/kinds.ts'
import type { Choice } from '#domain/notifications/kinds-of-member.ts'
import { openSessions } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { PushTarget } from '#server/platform/push/push.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** Registers a browser for the session it is used in; one that another session had follows this one. */
export async function saveDevice(tx: Tx, sessionId: string, target: PushTarget, now: Date): Promise<void> {
  const row = {
    session_id: sessionId,
    public_key: target.publicKey,
    secret: target.secret,
    registered_at: now,
    failures: 0,
  }
  await tx
    .insertInto('push_subscriptions')
    .values({ endpoint: target.endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
}

/** Forgets the user's browsers but those registered last. */
export async function forgetDevicesBeyond(tx: Tx, userId: UserId, retained: number): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions as p')
        .innerJoin(openSessions.as('s'), 's.id', 'p.session_id')
        .select('p.id')
        .where('s.user_id', '=', userId)
        .orderBy('p.registered_at', 'desc')
        .orderBy('p.id', 'desc')
        .offset(retained),
    )
    .execute()
}

/** Forgets what the session's browser was registered as before the last time. */
export async function forgetOlderDevices(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', '=', sessionId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions as p')
        .select('p.id')
        .where('p.session_id', '=', sessionId)
        .orderBy('p.registered_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(1),
    )
    .execute()
}

/** Forgets the session's browser. */
export async function forgetDevicesOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute()
}

/** Whether the session's browser takes push messages. */
export async function isDeviceKnown(db: Db, { sessionId }: Member): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found !== undefined
}

export interface Device extends PushTarget {
  id: string
  userId: UserId
  companyId: string
  /** Messages in a row that it has missed. */
  failures: number
}

/** A registered browser and for whom it is used now; undefined once they are signed out. */
export async function findDevice(db: Db, id: string, now: Date): Promise<Device | undefined> {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin(openSessions.as('s'), 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.public_key as publicKey', 'p.secret', 'p.failures'])
    .select(['s.user_id as userId', 's.company_id as companyId'])
    .$narrowType<{ userId: UserId }>()
    .where('p.id', '=', id)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
}

/** Forgets a browser that takes no more messages, unless it has registered anew meanwhile. */
export async function forgetDevice(tx: Tx, { id, endpoint }: Device): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute()
}

/** Counts a message that a browser has missed. @returns how many those are in a row */
export async function countFailure(tx: Tx, { id }: Device): Promise<number> {
  const counted = await tx
    .updateTable('push_subscriptions')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return counted?.failures ?? 0
}

/** A browser that was reached has missed nothing in a row. */
export async function forgetFailures(tx: Tx, { id }: Device): Promise<void> {
  await tx.updateTable('push_subscriptions').set({ failures: 0 }).where('id', '=', id).execute()
}

/** Forgets the browsers of sessions that have ended. */
export async function forgetSignedOutDevices(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', 'not in', (eb) =>
      eb.selectFrom(openSessions.as('s')).select('s.id').where('s.expires_at', '>', now),
    )
    .execute()
}

/** The preferences of these users by kind and channel, where they differ from the defaults. */
export async function findChoices(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<(Choice & { userId: string; channel: Channel })[]> {
  return db
    .selectFrom('notification_choices')
    .select(['user_id as userId', 'kind', 'channel', 'wanted'])
    .$narrowType<{ channel: Channel }>()
    .where('user_id', '=', anyOf(userIds))
    .execute()
}

export async function saveChoice(
  tx: Tx,
  userId: UserId,
  { kind, channel, wanted }: Choice & { kind: Kind },
): Promise<void> {
  await tx
    .insertInto('notification_choices')
    .values({ user_id: userId, kind, channel, wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ wanted }))
    .execute()
}
