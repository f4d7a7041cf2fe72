import { ownerOf } from '#domain/accounts/owner.ts'
import { isNotifiedOf, noticeWordsOf, wants } from '#domain/notifications/kinds-of-member.ts'
import type { PushMessage } from '#domain/notifications/push-message.ts'
import { type CompanyReader, findReaders } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import type { PushOutcome } from '#server/platform/push/push.ts'
import { countFailure, type Device, findChoices, findDevice, forgetDevice, forgetFailures } from './queries-devices.ts'
import {
  findDevicesOf,
  findNews,
  insertMailsDue,
  type MailDue,
  type Mailing,
  type PendingNotice,
  takePending,
} from './queries-outside.ts'

/** Older notifications are no news: they waited for a process that did not run. */
const NEWS_MS = 24 * 60 * 60 * 1000

/**
 * Passes notifications on outside the application, to users who want them there: a job for each browser, and what is to
 * be mailed, at once where it cannot wait. The acting member is not notified [PUSH-2, ROLE-10].
 */
export function notifyOutside(deps: Deps, { companyIds }: { companyIds: readonly string[] }): Promise<void> {
  return deps.db.transaction().execute((tx) => notifyIn(tx, companyIds, deps.now()))
}

async function notifyIn(tx: Tx, companyIds: readonly string[], now: Date): Promise<void> {
  const pending = (await takePending(tx, companyIds)).filter(
    ({ createdAt }) => now.getTime() - createdAt.getTime() < NEWS_MS,
  )
  if (pending.length === 0) return
  const members = await findReaders(tx, companyIds)
  const chosen = await findChoices(
    tx,
    members.map(({ userId }) => userId),
  )
  const ofUser = Map.groupBy(chosen, ({ userId }) => userId)
  const devices = await findDevicesOf(tx, companyIds, now)

  const due: MailDue[] = []
  const atOnce = new Map<string, Mailing>()
  for (const member of members) {
    const { userId, companyId } = member
    const choices = ofUser.get(userId) ?? []
    for (const one of pending.filter((news) => isFor(news, member))) {
      if (wants(choices, one.kind, 'push')) await pushTo(tx, devicesOf(devices, member), one)
      if (!wants(choices, one.kind, 'email')) continue
      due.push({ userId, companyId, notificationId: one.id })
      if (!noticeWordsOf(one.kind, one.step).waits) atOnce.set(`${userId} ${companyId}`, { userId, companyId })
    }
  }
  if (due.length > 0) await insertMailsDue(tx, due)
  for (const mailing of atOnce.values()) await enqueue(tx, 'notifications/gather-mail', mailing)
}

function isFor({ companyId, userId, doerId, kind, step, createdAt }: PendingNotice, member: CompanyReader): boolean {
  if (companyId !== member.companyId || (userId ?? member.userId) !== member.userId) return false
  return doerId !== member.userId && createdAt >= member.since && isNotifiedOf(member, kind, step)
}

type Devices = Awaited<ReturnType<typeof findDevicesOf>>

function devicesOf(devices: Devices, { userId, companyId }: CompanyReader): Devices {
  return devices.filter((device) => device.userId === userId && device.companyId === companyId)
}

async function pushTo(tx: Tx, devices: Devices, { id: notificationId, companyId }: PendingNotice): Promise<void> {
  for (const { id: deviceId } of devices)
    await enqueue(tx, 'notifications/push', { deviceId, notificationId }, { group: companyId })
}

/** So long it is news, also for a browser that is off: then it is in the list, and in the summary. */
const SECONDS_NEW = 12 * 60 * 60
/** Attempts at one message; a browser that missed the one before gets a single attempt. */
const MOST_ATTEMPTS = 3
/** Messages in a row that a browser may miss. */
const MOST_MISSED = 5

/**
 * Sends one notification to one browser: to the user who is signed in there now, if they are still a member, may still
 * read it and have not done so. A browser that takes no more, or has missed several messages in a row, is deleted: it
 * registers anew with its next page [PUSH-2].
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
  const ttlSeconds = SECONDS_NEW - Math.floor((now().getTime() - news.createdAt.getTime()) / 1000)
  if (ttlSeconds <= 0) return

  const { title, push } = noticeWordsOf(news.kind, news.step)
  const message: PushMessage = {
    judul: title,
    isi: news.about ?? '',
    tautan: news.link,
    jenis: push,
    notifikasi_id: news.id,
    untuk: ownerOf(userId, companyId),
  }
  const isLast = device.failures > 0 || failures + 1 >= MOST_ATTEMPTS
  const outcome = await pusher.send(device, JSON.stringify(message), { ttlSeconds }).catch((error: unknown) => {
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
