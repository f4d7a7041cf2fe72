import { ownerOf } from '#domain/accounts/owner.ts'
import { toldOf } from '#domain/notifications/kinds.ts'
import type { PushMessage } from '#domain/notifications/push-message.ts'
import { findReaders } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import type { PushOutcome } from '#server/platform/push/push.ts'
import { countFailure, type Device, findDevice, forgetDevice, forgetFailures } from './queries-devices.ts'
import { findNews } from './queries-telling.ts'

/** So long it is news, also for a browser that is off: then it is in the list, and in the summary. */
const SECONDS_NEW = 12 * 60 * 60
/** Attempts at one message; a browser that missed the one before gets a single attempt. */
const MOST_ATTEMPTS = 3
/** Messages in a row that a browser may miss. */
const MOST_MISSED = 5

/**
 * Sends one notification to one browser: to whoever is signed in there now, if they are still a member, may still read it
 * and have not done so. A browser that takes no more, or has missed several messages in a row, is forgotten: it registers anew
 * with its next page [PUSH-2].
 * @throws Error while another attempt may succeed
 */
export async function pushNotification(
  { db, pusher, now }: Deps,
  { deviceId, notificationId }: { deviceId: string; notificationId: string },
  { failures }: Pick<JobRun, 'failures'>,
): Promise<void> {
  const device = await findDevice(db, deviceId, now())
  if (!device) return
  const { userId, companyId } = device
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
  const isLast = device.failures > 0 || failures + 1 >= MOST_ATTEMPTS
  const outcome = await pusher.send(device, JSON.stringify(message), { secondsKept }).catch((error: unknown) => {
    if (isLast) return 'missed' as const
    throw error
  })
  await db.transaction().execute((tx) => noteOutcome(tx, device, outcome))
}

async function noteOutcome(tx: Tx, device: Device, outcome: PushOutcome | 'missed'): Promise<void> {
  if (outcome === 'gone') return forgetDevice(tx, device)
  if (outcome === 'sent') return device.failures > 0 ? forgetFailures(tx, device) : undefined
  if ((await countFailure(tx, device)) >= MOST_MISSED) await forgetDevice(tx, device)
}
