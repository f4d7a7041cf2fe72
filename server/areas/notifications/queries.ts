import { expressionBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { UserId } from '#domain/ids.ts'
import { hiddenKinds } from '#domain/notifications/readable-kinds.ts'
import { memberships, people } from '#server/areas/accounts/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { given } from '#server/platform/given.ts'

/** A message to a company. */
export interface NewNotification {
  companyId: string
  /** The only member to be notified; everybody in the company if absent. */
  userId?: UserId
  /** Its subject's kind: 'order', 'nego'. */
  kind: string
  /** Its subject's id, for kinds that also have a list of their own. */
  subjectId?: string
  /** Whose name begins the message when it is shown; stored by id, since a closed account's name is erased [REG-3]. */
  doerId?: UserId
  message: string
  /** The page that shows it, from '/'. */
  link: string
}

const columns = {
  companyId: 'uuid',
  userId: 'uuid?',
  kind: 'text',
  subjectId: 'uuid?',
  doerId: 'uuid?',
  message: 'text',
  link: 'text',
} as const

export async function insertNotifications(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  const rows = notifications.map((one) => ({ userId: null, subjectId: null, doerId: null, ...one }))
  await tx
    .insertInto('notifications')
    .columns(['company_id', 'user_id', 'kind', 'subject_id', 'doer_id', 'message', 'link', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(given('told', columns, rows))
        .selectAll()
        .select(sql<Date>`${now}::timestamptz`.as('at')),
    )
    .execute()
}

export interface ListedNotification {
  id: string
  message: string
  link: string
  /** Its subject's id, for kinds that also have a list of their own. */
  subjectId: string | null
  createdAt: Date
  read: boolean
}

/** The company's newest notifications, of one kind or all, and whether this member has read them. */
export function findLatest(
  db: Db,
  member: Member,
  { kind = null, most }: { kind?: string | null; most: number },
): Promise<ListedNotification[]> {
  return readable(db, member, kind)
    .leftJoin(people.as('doer'), 'doer.id', 'n.doer_id')
    .select([
      'n.id',
      sql<string>`concat_ws(' ', doer.name, n.message)`.as('message'),
      'n.link',
      'n.subject_id as subjectId',
      'n.created_at as createdAt',
      sql<boolean>`n.created_at <= ${readUntil(member)}`.as('read'),
    ])
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(most)
    .execute()
}

export async function countUnread(db: Db, member: Member, kind: string | null = null): Promise<number> {
  const found = await readable(db, member, kind)
    .where('n.created_at', '>', readUntil(member))
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('unread'))
    .executeTakeFirstOrThrow()
  return found.unread
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

/** The same for one kind. */
export async function saveKindReadUntil(tx: Tx, member: Member, kind: string, until: Date): Promise<void> {
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

/** Deletes notifications from before this instant. */
export async function forgetBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('created_at', '<', before).execute()
}

/** The company's notifications that the member may read, of one kind or all, as `n`. */
function readable(db: Db, member: Member, kind: string | null) {
  return db
    .selectFrom('notifications as n')
    .where('n.company_id', '=', member.companyId)
    .where((eb) => eb.or([eb('n.user_id', 'is', null), eb('n.user_id', '=', member.userId)]))
    .where((eb) => eb.or([eb(sql`${kind}::text`, 'is', null), eb('n.kind', '=', kind)]))
    .where('n.kind', '<>', sql<string>`all(${hiddenKinds(member)})`)
}

/** Until when the member has read notifications of the kind of `n`, or needs not: what is from before joining is no news. */
function readUntil({ userId, companyId }: Member) {
  const eb = expressionBuilder<DB & { n: DB['notifications'] }, 'n'>()
  const ofAll = eb
    .selectFrom('notification_reads as r')
    .select('r.read_until')
    .where('r.user_id', '=', userId)
    .where('r.company_id', '=', companyId)
  const ofKind = eb
    .selectFrom('notification_kind_reads as r')
    .select('r.read_until')
    .where('r.user_id', '=', userId)
    .where('r.company_id', '=', companyId)
    .whereRef('r.kind', '=', 'n.kind')
  const joining = eb
    .selectFrom(memberships.as('m'))
    .select(sql<Date>`m.since - interval '1 microsecond'`.as('before'))
    .where('m.user_id', '=', userId)
    .where('m.company_id', '=', companyId)
  return sql<Date>`greatest('-infinity', ${joining}, ${ofAll}, ${ofKind})`
}
