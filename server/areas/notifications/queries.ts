import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Something a company is told. */
export interface NewNotification {
  companyId: CompanyId
  /** What it is about: 'order'. */
  kind: string
  message: string
  /** The page that shows it, from '/'. */
  link: string
}

export async function insertNotifications(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  await sql`
    insert into notifications (company_id, kind, message, link, created_at)
    select company_id, kind, message, link, ${now}
    from unnest(
      ${notifications.map((one) => one.companyId)}::uuid[],
      ${notifications.map((one) => one.kind)}::text[],
      ${notifications.map((one) => one.message)}::text[],
      ${notifications.map((one) => one.link)}::text[]) as told (company_id, kind, message, link)`.execute(tx)
}

export interface ListedNotification {
  id: string
  message: string
  link: string
  createdAt: Date
  read: boolean
}

/** The company's newest notifications, and whether this member has read them. */
export async function findLatest(db: Db, member: Member, most: number): Promise<ListedNotification[]> {
  const found = await sql<ListedNotification>`
    select n.id, n.message, n.link, n.created_at as "createdAt", n.created_at <= ${readUntil(member)} as read
    from notifications n
    where n.company_id = ${member.companyId}
    order by n.created_at desc, n.id desc
    limit ${most}`.execute(db)
  return found.rows
}

export async function countUnread(db: Db, member: Member): Promise<number> {
  const found = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications n
    where n.company_id = ${member.companyId} and n.created_at > ${readUntil(member)}`.execute(db)
  return found.rows[0]?.unread ?? 0
}

/** Reading never goes back: an older page read later leaves newer readings as they are. */
export async function saveReadUntil(tx: Tx, member: Member, until: Date): Promise<void> {
  await sql`
    insert into notification_reads as kept (user_id, company_id, read_until)
    values (${member.userId}, ${member.companyId}, ${until})
    on conflict (user_id, company_id) do update set
      read_until = greatest(kept.read_until, excluded.read_until)`.execute(tx)
}

function readUntil(member: Member) {
  return sql`coalesce((
    select r.read_until from notification_reads r
    where r.user_id = ${member.userId} and r.company_id = ${member.companyId}), '-infinity')`
}
