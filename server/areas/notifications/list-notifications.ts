import type { Member } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { countUnread, findLatest, type ListedNotification } from './queries.ts'

// what the bell shows; older ones are found on the pages they are about
const MOST = 30

/** What the member's company was told lately, of one kind or of all, and how much of it this member has not read. */
export async function listNotifications(
  deps: Deps,
  member: Member,
  kind: string | null = null,
): Promise<{ latest: ListedNotification[]; unread: number }> {
  return {
    latest: await findLatest(deps.db, member, { kind, most: MOST }),
    unread: await countUnread(deps.db, member, kind),
  }
}
