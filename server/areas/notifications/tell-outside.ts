import { isToldOf, toldOf, wants } from '#domain/notifications/kinds.ts'
import { type CompanyReader, findReaders } from '#server/areas/accounts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { findChoices } from './queries-choices.ts'
import {
  findDevicesOf,
  insertMailsDue,
  type MailDue,
  type Mailing,
  takeUntold,
  type Untold,
} from './queries-telling.ts'

/** What is older is no news: it waited for a process that did not run. */
const NEWS_MS = 24 * 60 * 60 * 1000

/**
 * Hands what companies were told of to whoever wants it outside the application: a job for each browser, and what is to be
 * mailed, at once where it cannot wait. Whoever did it themselves is told nothing [PUSH-2, ROLE-10].
 */
export function tellOutside(deps: Deps, { companyIds }: { companyIds: readonly string[] }): Promise<void> {
  return deps.db.transaction().execute((tx) => tellIn(tx, companyIds, deps.now()))
}

async function tellIn(tx: Tx, companyIds: readonly string[], now: Date): Promise<void> {
  const untold = (await takeUntold(tx, companyIds)).filter(
    ({ createdAt }) => now.getTime() - createdAt.getTime() < NEWS_MS,
  )
  if (untold.length === 0) return
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
    for (const one of untold.filter((news) => isFor(news, member))) {
      if (wants(choices, one.kind, 'push')) await pushTo(tx, devicesOf(devices, member), one)
      if (!wants(choices, one.kind, 'email')) continue
      due.push({ userId, companyId, notificationId: one.id })
      if (!toldOf(one.kind, one.step).waits) atOnce.set(`${userId} ${companyId}`, { userId, companyId })
    }
  }
  if (due.length > 0) await insertMailsDue(tx, due)
  for (const mailing of atOnce.values()) await enqueue(tx, 'notifications/gather-mail', mailing)
}

function isFor({ companyId, userId, doerId, kind, step, createdAt }: Untold, member: CompanyReader): boolean {
  if (companyId !== member.companyId || (userId ?? member.userId) !== member.userId) return false
  return doerId !== member.userId && createdAt >= member.since && isToldOf(member, kind, step)
}

type Devices = Awaited<ReturnType<typeof findDevicesOf>>

function devicesOf(devices: Devices, { userId, companyId }: CompanyReader): Devices {
  return devices.filter((device) => device.userId === userId && device.companyId === companyId)
}

async function pushTo(tx: Tx, devices: Devices, { id: notificationId, companyId }: Untold): Promise<void> {
  for (const { id: deviceId } of devices)
    await enqueue(tx, 'notifications/push', { deviceId, notificationId }, { group: companyId })
}
