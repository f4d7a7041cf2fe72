import type { Member } from '#domain/accounts/actor.ts'
import type { Kind } from '#domain/notifications/kinds.ts'
import type { Deps } from '#server/deps.ts'
import { countByKind, countUnread, findLatest, type KindCount, type ListedNotification } from './queries.ts'

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
