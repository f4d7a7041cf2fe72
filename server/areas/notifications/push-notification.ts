import { ownerOf } from '#domain/accounts/owner.ts'
import { toldOf } from '#domain/notifications/kinds.ts'
import type { PushMessage } from '#domain/notifications/push-message.ts'
import { findReaders } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import { findDevice, forgetDevice } from './queries-devices.ts'
import { findNews } from './queries-telling.ts'

/** So long it is news, also for a browser that is off: then it is in the list, and in the summary. */
const SECONDS_NEW = 12 * 60 * 60

/**
 * Sends one notification to one browser: to whoever is signed in there now, if they are still a member, may still read it
 * and have not done so. A browser that takes no more is forgotten [PUSH-2].
 */
export async function pushNotification(
  { db, pusher, now }: Deps,
  { deviceId, notificationId }: { deviceId: string; notificationId: string },
): Promise<void> {
  const device = await findDevice(db, deviceId, now())
  if (!device) return
  const { userId, companyId, endpoint } = device
  const reader = (await findReaders(db, [companyId])).find((member) => member.userId === userId)
  const [news] = reader ? await findNews(db, reader, 'push', [notificationId]) : []
  if (!news) return
  const secondsKept = SECONDS_NEW - Math.floor((now().getTime() - news.createdAt.getTime()) / 1000)
  if (secondsKept <= 0) return

  const { title, push } = toldOf(news.kind, news.step)
  const message: PushMessage = {
    judul: title,
    isi: news.about ?? '',
    tautan: news.link,
    jenis: push,
    notifikasi_id: news.id,
    untuk: ownerOf(userId, companyId),
  }
  const outcome = await pusher.send(device, JSON.stringify(message), { secondsKept })
  if (outcome === 'gone') await db.transaction().execute((tx) => forgetDevice(tx, deviceId, endpoint))
}
