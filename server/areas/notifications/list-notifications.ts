import type { Member } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { countUnread, findLatest, type ListedNotification } from './queries.ts'

// as many as the bell shows; what older ones were about is found on its own pages
const LISTED = 30

/** The latest notifications of the member's company, of one kind or all, and how many this member has not read. */
export async function listNotifications(
  deps: Deps,
  member: Member,
  kind: string | null = null,
): Promise<{ latest: ListedNotification[]; unread: number }> {
  return {
    latest: await findLatest(deps.db, member, { kind, most: LISTED }),
    unread: await countUnread(deps.db, member, kind),
  }
}
