import type { Member } from '#domain/accounts/actor.ts'
import { notificationsRead } from '#domain/live.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { saveKindReadUntil, saveReadUntil } from './queries.ts'

/** Marks the company's notifications until now, of one kind or all, as read by this member only. */
export function readNotifications(deps: Deps, member: Member, kind: string | null = null): Promise<void> {
  return deps.db.transaction().execute((tx) => readIn(tx, member, kind, deps.now()))
}

async function readIn(tx: Tx, member: Member, kind: string | null, now: Date): Promise<void> {
  if (kind === null) await saveReadUntil(tx, member, now)
  else await saveKindReadUntil(tx, member, kind, now)
  await publish(tx, notificationsRead(member.userId))
}
