import type { Member } from '#domain/accounts/actor.ts'
import type { Deps } from '#server/deps.ts'
import { saveReadUntil } from './queries.ts'

/** Marks everything the company was told until now as read by this member; colleagues read for themselves. */
export async function readNotifications(deps: Deps, member: Member): Promise<void> {
  await deps.db.transaction().execute((tx) => saveReadUntil(tx, member, deps.now()))
}
