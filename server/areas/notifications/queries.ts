import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import type { Kind, NoticeEvent } from '#domain/notifications/kinds.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { unnestRows } from '#server/platform/sql-input.ts'
import { allReadUntil, isRead, readable } from './queries-readable.ts'

/** A message to a company about a step of a kind. */
export type NewNotification = NoticeEvent & {
  companyId: string
  /** The only member to be notified; everybody in the company if absent. */
  userId?: UserId
  /** Whom or what it is about, for push and mail: names of companies and numbers of orders, never a price. */
  about?: string
  /** Its subject's id, for kinds that also have a list of their own. */
  subjectId?: string
  /** The user whose name precedes the shown message; stored by id, since a closed account's name is erased [REG-3]. */
  doerId?: UserId
  message: string
  /** The page that shows it, from '/'. */
  link: string
}

const columns = {
  companyId: 'uuid',
  userId: 'uuid?',
  kind: 'text',
  step: 'text',
  about: 'text?',
  subjectId: 'uuid?',
  doerId: 'uuid?',
  message: 'text',
  link: 'text',
} as const

export async function insertNotifications(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  const rows = notifications.map((one) => ({ userId: null, about: null, subjectId: null, doerId: null, ...one }))
  await tx
    .insertInto('notifications')
    .columns([
      'company_id',
      'user_id',
      'kind',
      'step',
      'about',
      'subject_id',
      'doer_id',
      'message',
      'link',
      'created_at',
      'to_tell',
    ])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('told', columns, rows))
        .selectAll()
        .select(sql<Date>`${now}::timestamptz`.as('at'))
        .select(sql<boolean>`true`.as('toTell')),
    )
    .execute()
}

export interface ListedNotification {
  id: string
  kind: Kind
  message: string
  link: string
  /** Its subject's id, for kinds that also have a list of their own. */
  subjectId: string | null
  createdAt: Date
  read: boolean
}

/** Which of them are listed. */
export interface Listed {
  /** Of one kind only. */
  kind?: Kind | null
  unreadOnly?: boolean
  most: number
  /** Newer ones that are left out. */
  skip?: number
}

/** The company's newest notifications, and whether this member has read them. */
export function findLatest(
  db: Db,
  member: Member,
  { kind = null, unreadOnly = false, most, skip = 0 }: Listed,
): Promise<ListedNotification[]> {
  return readable(db, member, 'app', kind)
    .leftJoin(people.as('doer'), 'doer.id', 'n.doer_id')
    .select([
      'n.id',
      'n.kind',
      sql<string>`concat_ws(' ', doer.name, n.message)`.as('message'),
      'n.link',
      'n.subject_id as subjectId',
      'n.created_at as createdAt',
      isRead(member).$castTo<boolean>().as('read'),
    ])
    .where((eb) => eb.or([sql<boolean>`not ${unreadOnly}::boolean`, eb.not(isRead(member))]))
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(most)
    .offset(skip)
    .$narrowType<{ kind: Kind }>()
    .execute()
}

export async function countUnread(db: Db, member: Member, kind: Kind | null = null): Promise<number> {
  const found = await readable(db, member, 'app', kind)
    // found by the index; further conditions are checked for these alone
    .where('n.created_at', '>', allReadUntil(member))
    .where((eb) => eb.not(isRead(member)))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('unread'))
    .executeTakeFirstOrThrow()
  return found.unread
}

export interface KindCount {
  kind: Kind
  total: number
  unread: number
}

/** How many there are of each kind, and how many of them the member has not read. */
export function countByKind(db: Db, member: Member): Promise<KindCount[]> {
  return readable(db, member, 'app')
    .select((eb) => [
      'n.kind',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('total'),
      eb.cast<number>(eb.fn.countAll().filterWhere(eb.not(isRead(member))), 'integer').as('unread'),
    ])
    .groupBy('n.kind')
    .$narrowType<{ kind: Kind }>()
    .execute()
}

/** Never moves back: reading an older page later keeps the newer mark. */
export async function saveReadUntil(tx: Tx, { userId, companyId }: Member, until: Date): Promise<void> {
  await tx
    .insertInto('notification_reads')
    .values({ user_id: userId, company_id: companyId, read_until: until })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id']).doUpdateSet((eb) => ({
        read_until: eb.fn<Date>('greatest', ['notification_reads.read_until', 'excluded.read_until']),
      })),
    )
    .execute()
}

/** Moves the read mark of one kind forward, never back. */
export async function saveKindReadUntil(tx: Tx, member: Member, kind: Kind, until: Date): Promise<void> {
  const { userId, companyId } = member
  await tx
    .insertInto('notification_kind_reads')
    .values({ user_id: userId, company_id: companyId, kind, read_until: until })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id', 'kind']).doUpdateSet((eb) => ({
        read_until: eb.fn<Date>('greatest', ['notification_kind_reads.read_until', 'excluded.read_until']),
      })),
    )
    .execute()
}

/** Marks one notification as read by the member; another company's is not found. */
export async function saveSingleRead(tx: Tx, member: Member, id: string): Promise<void> {
  await tx
    .insertInto('notification_single_reads')
    .columns(['notification_id', 'user_id'])
    .expression(
      readable(tx, member, 'app')
        .where('n.id', '=', id)
        .select(['n.id', sql<string>`${member.userId}::uuid`.as('user')])
        // one that is withdrawn at the same time is not there
        .forKeyShare('n'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// a month may be a million, and no statement takes longer than ten seconds
const FORGOTTEN_AT_ONCE = 5000

/**
 * Deletes some notifications from before this instant that are not in a partition of their own. @returns whether there
 * may be more
 */
export async function forgetSomeBefore(db: Db, before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('id', '<', sql<string>`first_id_at(${before})`)
        .limit(FORGOTTEN_AT_ONCE),
    )
    .executeTakeFirst()
  return numDeletedRows === BigInt(FORGOTTEN_AT_ONCE)
}

/** A company's notifications of one thing. */
export interface Noticed {
  companyId: string
  kind: Kind
  subjectId: string
}

/** @returns whether there was any */
export async function deleteAbout(tx: Tx, { companyId, kind, subjectId }: Noticed): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('notifications')
    .where('company_id', '=', companyId)
    // as the index of conversations has it, which no parameter is known to meet
    .where('kind', '=', sql.lit(kind))
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
