import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { findMailings, lockMailing, type Mailing, saveMailedAt, takeMailsDue } from './queries-telling.ts'

/** Between two mails to one person about one company: what happens meanwhile is in the second. */
const APART_MS = 15 * 60 * 1000

/** Makes one mail of everything that somebody is to be mailed about: at once, or later if there was one just before. */
export function gatherMail(deps: Deps, mailing: Mailing): Promise<void> {
  return deps.db.transaction().execute((tx) => gatherIn(tx, mailing, deps.now()))
}

/** Mails everybody what could wait, in one summary each. */
export async function sendSummaries(deps: Deps): Promise<void> {
  for (const mailing of await findMailings(deps.db)) await gatherMail(deps, mailing)
}

async function gatherIn(tx: Tx, mailing: Mailing, now: Date): Promise<void> {
  const mailedAt = await lockMailing(tx, mailing)
  const next = mailedAt && new Date(mailedAt.getTime() + APART_MS)
  if (next && now < next) {
    const key = `${mailing.userId} ${mailing.companyId} ${next.toISOString()}`
    return enqueue(tx, 'notifications/gather-mail', mailing, { startAfter: next, key })
  }

  const notificationIds = await takeMailsDue(tx, mailing)
  if (notificationIds.length === 0) return
  await saveMailedAt(tx, mailing, now)
  await enqueue(tx, 'notifications/send-mail', { ...mailing, notificationIds })
}
