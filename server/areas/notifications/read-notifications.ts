import type { Member } from '#domain/accounts/actor.ts'
import { notificationsRead } from '#domain/live.ts'
import type { Kind } from '#domain/notifications/kinds.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { saveKindReadUntil, saveReadUntil, saveSingleRead } from './queries.ts'

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
