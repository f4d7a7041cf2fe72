import { sql } from 'kysely'
import type { UserId } from '#domain/ids.ts'
import { type Kind, kindNames } from '#domain/notifications/kinds.ts'
import { isAlwaysNotified } from '#domain/notifications/kinds-of-member.ts'
import { openSessions } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'
import { isRead, type Reader, readable } from './queries-readable.ts'

/** A notification still to be sent outside the application. */
export interface PendingNotice {
  id: string
  companyId: string
  /** The only member to be notified; null: all of the company. */
  userId: string | null
  /** The acting user, who knows already. */
  doerId: string | null
  kind: Kind
  step: string
  createdAt: Date
}

/** Takes the pending notifications of these companies: each is taken once across concurrent callers. */
export async function takePending(tx: Tx, companyIds: readonly string[]): Promise<PendingNotice[]> {
  return (
    tx
      .updateTable('notifications')
      .set({ to_tell: false })
      .where('company_id', '=', anyOf(companyIds))
      // as the index has it, which no parameter is known to meet
      .where('to_tell', '=', sql.lit(true))
      .returning(['id', 'company_id as companyId', 'user_id as userId', 'doer_id as doerId', 'kind', 'step'])
      .returning('created_at as createdAt')
      .$narrowType<{ kind: Kind }>()
      .execute()
  )
}

/** The browsers that take push messages for these companies, in sessions that hold. */
export async function findDevicesOf(
  tx: Tx,
  companyIds: readonly string[],
  now: Date,
): Promise<{ id: string; userId: string; companyId: string }[]> {
  return tx
    .selectFrom('push_subscriptions as p')
    .innerJoin(openSessions.as('s'), 's.id', 'p.session_id')
    .select(['p.id', 's.user_id as userId', 's.company_id as companyId'])
    .where('s.company_id', '=', anyOf(companyIds))
    .where('s.expires_at', '>', now)
    .execute()
}

export interface MailDue {
  userId: UserId
  companyId: string
  notificationId: string
}

/** Adds what somebody is to be mailed about. */
export async function insertMailsDue(tx: Tx, due: readonly MailDue[]): Promise<void> {
  await tx
    .insertInto('notification_mails_due')
    .columns(['user_id', 'company_id', 'notification_id'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('due', { userId: 'uuid', companyId: 'uuid', notificationId: 'uuid' }, due))
        .select(['due.userId', 'due.companyId', 'due.notificationId']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface Mailing {
  userId: UserId
  companyId: string
}

/** Everybody who is yet to be mailed about anything. */
export async function findMailings(db: Db | Tx): Promise<Mailing[]> {
  return db
    .selectFrom('notification_mails_due')
    .select(['user_id as userId', 'company_id as companyId'])
    .$narrowType<{ userId: UserId }>()
    .distinct()
    .execute()
}

/** When the user was last mailed about the company; locked, so that of two mails at once the second comes later. */
export async function lockMailing(tx: Tx, { userId, companyId }: Mailing): Promise<Date | null> {
  const row = await tx
    .insertInto('notification_mailings')
    .values({ user_id: userId, company_id: companyId, mailed_at: sql`'-infinity'` })
    // changes nothing, but locks and returns the row
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doUpdateSet({ user_id: userId }))
    .returning(sql<Date | null>`nullif(mailed_at, '-infinity')`.as('mailedAt'))
    .executeTakeFirstOrThrow()
  return row.mailedAt
}

export async function saveMailedAt(tx: Tx, { userId, companyId }: Mailing, at: Date): Promise<void> {
  await tx
    .updateTable('notification_mailings')
    .set({ mailed_at: at })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute()
}

/** Takes what the user is to be mailed about; it is taken once. */
export async function takeMailsDue(tx: Tx, { userId, companyId }: Mailing): Promise<string[]> {
  const taken = await tx
    .deleteFrom('notification_mails_due')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .returning('notification_id as id')
    .execute()
  return taken.map(({ id }) => id)
}

/** The content of a notification for push and mail. */
export interface OutsideNews {
  id: string
  kind: string
  step: string
  about: string | null
  link: string
  createdAt: Date
}

/**
 * Those of these notifications that the reader may read, wants on this channel, and has not read yet; kinds that are
 * always mailed are included even when read, perhaps by an intruder who has taken over the sign-in [SHOP-8].
 */
export function findNews(
  db: Db | Tx,
  reader: Reader,
  channel: 'push' | 'email',
  ids: readonly string[],
): Promise<OutsideNews[]> {
  const always = kindNames.filter((kind) => isAlwaysNotified(kind, channel))
  return readable(db, reader, channel)
    .select(['n.id', 'n.kind', 'n.step', 'n.about', 'n.link', 'n.created_at as createdAt'])
    .where('n.id', '=', anyOf(ids))
    .where((eb) => eb.or([eb.not(isRead(reader)), eb('n.kind', '=', anyOf<string>(always))]))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .execute()
}
