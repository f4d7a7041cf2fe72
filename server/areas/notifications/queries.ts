import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { hiddenKinds } from '#domain/notifications/readable-kinds.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Something a company is told. */
export interface NewNotification {
  companyId: CompanyId
  /** The only member who is told; everybody of the company where nobody is named. */
  userId?: UserId
  /** What it is about: 'order', 'nego'. */
  kind: string
  /** Which one, where a kind is listed apart. */
  subjectId?: string
  message: string
  /** The page that shows it, from '/'. */
  link: string
}

export async function insertNotifications(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  await sql`
    insert into notifications (company_id, user_id, kind, subject_id, message, link, created_at)
    select company_id, user_id, kind, subject_id, message, link, ${now}
    from unnest(
      ${notifications.map((one) => one.companyId)}::uuid[],
      ${notifications.map((one) => one.userId ?? null)}::uuid[],
      ${notifications.map((one) => one.kind)}::text[],
      ${notifications.map((one) => one.subjectId ?? null)}::uuid[],
      ${notifications.map((one) => one.message)}::text[],
      ${notifications.map((one) => one.link)}::text[]) as told (company_id, user_id, kind, subject_id, message, link)`.execute(
    tx,
  )
}

export interface ListedNotification {
  id: string
  message: string
  link: string
  /** Which one it is about, where its kind is listed apart. */
  subjectId: string | null
  createdAt: Date
  read: boolean
}

/** The company's newest notifications, of one kind or of all, and whether this member has read them. */
export async function findLatest(
  db: Db,
  member: Member,
  { kind = null, most }: { kind?: string | null; most: number },
): Promise<ListedNotification[]> {
  const found = await sql<ListedNotification>`
    select n.id, n.message, n.link, n.subject_id as "subjectId", n.created_at as "createdAt",
      n.created_at <= ${readUntil(member)} as read
    from notifications n
    where n.company_id = ${member.companyId} and ${readable(member, kind)}
    order by n.created_at desc, n.id desc
    limit ${most}`.execute(db)
  return found.rows
}

export async function countUnread(db: Db, member: Member, kind: string | null = null): Promise<number> {
  const found = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications n
    where n.company_id = ${member.companyId} and ${readable(member, kind)} and n.created_at > ${readUntil(member)}`.execute(
    db,
  )
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

/** The same for one kind; the others stay as they are. */
export async function saveKindReadUntil(tx: Tx, member: Member, kind: string, until: Date): Promise<void> {
  await sql`
    insert into notification_kind_reads as kept (user_id, company_id, kind, read_until)
    values (${member.userId}, ${member.companyId}, ${kind}, ${until})
    on conflict (user_id, company_id, kind) do update set
      read_until = greatest(kept.read_until, excluded.read_until)`.execute(tx)
}

/** Deletes what companies were told before this instant. */
export async function forgetBefore(tx: Tx, before: Date): Promise<void> {
  await sql`delete from notifications where created_at < ${before}`.execute(tx)
}

function readable(member: Member, kind: string | null) {
  return sql`((n.user_id is null or n.user_id = ${member.userId}) and (${kind}::text is null or n.kind = ${kind}) and n.kind <> all(${hiddenKinds(member)}::text[]))`
}

/** Until when the member has read what is of the kind of the notification `n`. */
function readUntil(member: Member) {
  return sql`greatest('-infinity',
    (select r.read_until from notification_reads r
      where r.user_id = ${member.userId} and r.company_id = ${member.companyId}),
    (select r.read_until from notification_kind_reads r
      where r.user_id = ${member.userId} and r.company_id = ${member.companyId} and r.kind = n.kind))`
}
