import type { Member } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { countUnread, findLatest, type ListedNotification } from './queries.ts'

// what the bell shows; older ones are found on the pages they are about
const MOST = 30

/** What the member's company was told lately, and how much of all of it this member has not read. */
export async function listNotifications(
  deps: Deps,
  member: Member,
): Promise<{ latest: ListedNotification[]; unread: number }> {
  return { latest: await findLatest(deps.db, member, MOST), unread: await countUnread(deps.db, member) }
}
