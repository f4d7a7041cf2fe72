import { noticeOf } from '#domain/chat/notice.ts'
import type { Side } from '#domain/machine.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockUntold, saveTold } from './queries-telling.ts'

// whoever has the room open reads at once
const AWAY_MS = 60_000
// a server that was away this long finds older ones in the list, as unread
const TOLD_WITHIN_MS = 24 * 60 * 60 * 1000
const BATCH = 50

/** Tells companies of messages that nobody there has read for a minute: once, until they have looked [CHAT-6]. */
export async function tellUnread(deps: Deps): Promise<void> {
  for (const side of ['buyer', 'seller'] as const) {
    let told = BATCH
    while (told === BATCH) told = await deps.db.transaction().execute((tx) => tellIn(tx, side, deps.now()))
  }
}

async function tellIn(tx: Tx, side: Side, now: Date): Promise<number> {
  const before = new Date(now.getTime() - AWAY_MS)
  const since = new Date(now.getTime() - TOLD_WITHIN_MS)
  const rooms = await lockUntold(tx, { side, before, since, most: BATCH })
  if (rooms.length === 0) return 0
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
  for (const { id, lastPlace } of rooms) await saveTold(tx, id, side, lastPlace)
  return rooms.length
}
