import { noticeOf } from '#domain/chat/message.ts'
import type { Side } from '#domain/machine.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { findWaiting, lockUnnotified, saveNotified, type Waiting } from './queries-notifying.ts'

// members with the room open read at once
const AWAY_MS = 60_000
// a server that was away this long finds older ones in the list, as unread
const NOTIFIED_WITHIN_MS = 24 * 60 * 60 * 1000
const BATCH = 50

/** Notifies companies of messages unread for a minute: once, until a member has read them [CHAT-6]. */
export async function notifyUnread(deps: Deps): Promise<void> {
  for (const side of ['buyer', 'seller'] as const) {
    let locked = BATCH
    while (locked === BATCH) locked = await deps.db.transaction().execute((tx) => notifyIn(tx, side, deps.now()))
  }
}

function notifyIn(tx: Tx, side: Side, now: Date): Promise<number> {
  const before = new Date(now.getTime() - AWAY_MS)
  return notifyOf(tx, { side, before, since: unnotifiedSince(now), most: BATCH }, now)
}

/** Messages from before this instant are not notified any more. */
export function unnotifiedSince(now: Date): Date {
  return new Date(now.getTime() - NOTIFIED_WITHIN_MS)
}

/** Notifies one side of the unread messages in these rooms. @returns how many rooms were locked for it */
export async function notifyOf(tx: Tx, waiting: Waiting, now: Date): Promise<number> {
  const { side } = waiting
  const locked = await lockUnnotified(tx, waiting)
  const rooms = await findWaiting(tx, side, locked)
  if (rooms.length === 0) return locked.length
  const senders = await findCompanies(
    tx,
    rooms.map(({ buyerId, sellerId }) => (side === 'buyer' ? sellerId : buyerId)),
  )
  const notices = rooms.map(({ id, buyerId, sellerId }) => {
    const [companyId, senderId] = side === 'buyer' ? [buyerId, sellerId] : [sellerId, buyerId]
    const about = senders.get(senderId)?.name ?? ''
    const notice = noticeOf({ to: side, fromName: about, roomId: id })
    return { companyId, kind: 'chat' as const, step: 'message' as const, about, subjectId: id, ...notice }
  })
  await notify(tx, notices, now)
  for (const { id, lastWaiting } of rooms) await saveNotified(tx, id, side, lastWaiting)
  return locked.length
}
