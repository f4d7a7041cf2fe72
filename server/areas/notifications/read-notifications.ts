import type { Member } from '#domain/accounts/actor.ts'
import { notificationsChanged, notificationsRead } from '#domain/live.ts'
import type { Kind } from '#domain/notifications/kinds.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import {
  countByKind,
  countUnread,
  deleteAbout,
  findLatest,
  insertNotifications,
  type KindCount,
  type ListedNotification,
  type NewNotification,
  type Noticed,
  saveKindReadUntil,
  saveReadUntil,
  saveSingleRead,
} from './queries.ts'

/** Marks the company's notifications until now, of one kind or all, as read by this member only. */
export function readNotifications(deps: Deps, member: Member, kind: Kind | null = null): Promise<void> {
  return deps.db.transaction().execute((tx) => readIn(tx, member, kind, deps.now()))
}

/** Marks one notification as read by this member only; one that is not theirs to read stays as it is. */
export async function readNotification(deps: Deps, member: Member, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await saveSingleRead(tx, member, id)
    await publish(tx, notificationsRead(member.userId))
  })
}

async function readIn(tx: Tx, member: Member, kind: Kind | null, now: Date): Promise<void> {
  if (kind === null) await saveReadUntil(tx, member, now)
  else await saveKindReadUntil(tx, member, kind, now)
  await publish(tx, notificationsRead(member.userId))
}

// as many as the bell shows; older ones are on the page of all
const LISTED = 30

/** The latest notifications of the member's company, of one kind or all, and how many this member has not read. */
export async function listNotifications(
  deps: Deps,
  member: Member,
  kind: Kind | null = null,
): Promise<{ latest: ListedNotification[]; unread: number }> {
  return {
    latest: await findLatest(deps.db, member, { kind, most: LISTED }),
    unread: await countUnread(deps.db, member, kind),
  }
}

export interface CentreFilter {
  kind: Kind | null
  unreadOnly: boolean
  page: number
  pageSize: number
}

/** One page of all notifications that the member may and wants to read, and how many there are of each kind. */
export async function listCentre(
  deps: Deps,
  member: Member,
  { kind, unreadOnly, page, pageSize }: CentreFilter,
): Promise<{ notifications: ListedNotification[]; total: number; kinds: KindCount[] }> {
  const kinds = await countByKind(deps.db, member)
  const listed = kinds.filter((one) => kind === null || one.kind === kind)
  return {
    notifications: await findLatest(deps.db, member, { kind, unreadOnly, most: pageSize, skip: (page - 1) * pageSize }),
    total: listed.reduce((sum, one) => sum + (unreadOnly ? one.unread : one.total), 0),
    kinds,
  }
}

/**
 * Notifies companies: once this transaction commits, their bells show it [HEAD-8], and a job sends it by push and by
 * mail to members who want that [PUSH-2].
 */
export async function notify(tx: Tx, notifications: readonly NewNotification[], now: Date): Promise<void> {
  const companyIds = [...new Set(notifications.map(({ companyId }) => companyId))]
  await pipeline(
    tx,
    (tx) => insertNotifications(tx, notifications, now),
    (tx) => publish(tx, notificationsChanged(companyIds)),
    (tx) => enqueue(tx, 'notifications/tell-outside', { companyIds }),
  )
}

/** Withdraws notifications that are no news any more; unsent ones stay unsent. */
export async function withdrawNotice(tx: Tx, noticed: Noticed): Promise<void> {
  if (await deleteAbout(tx, noticed)) await publish(tx, notificationsChanged([noticed.companyId]))
}
