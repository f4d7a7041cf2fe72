import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { eachApart } from '#server/platform/jobs/each-apart.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { findMailings, lockMailing, type Mailing, saveMailedAt, takeMailsDue } from './queries-telling.ts'
import { findMailNews } from './send-mail.ts'

/** Between two mails to one person about one company: what happens meanwhile is in the second. */
const APART_MS = 15 * 60 * 1000

/**
 * Makes one mail of everything that somebody is to be mailed about: at once, or later if there was one just before.
 * @param gathering `after`: when that one was mailed, for whoever has waited since
 */
export function gatherMail(deps: Deps, gathering: Gathering): Promise<void> {
  return deps.db.transaction().execute((tx) => gatherIn(tx, gathering, deps.now()))
}

type Gathering = Mailing & { after?: string }

/** Mails everybody what could wait, in one summary each. */
export async function sendSummaries(deps: Deps): Promise<void> {
  await eachApart(
    await findMailings(deps.db),
    ({ userId, companyId }) => `the summary of user ${userId} of company ${companyId}`,
    (mailing) => gatherMail(deps, mailing),
  )
}

async function gatherIn(tx: Tx, { after, ...mailing }: Gathering, now: Date): Promise<void> {
  const mailedAt = (await lockMailing(tx, mailing))?.toISOString()
  const next = mailedAt && new Date(Date.parse(mailedAt) + APART_MS)
  // the database's clock has let whoever waited begin, which this one may be behind
  if (next && now < next && mailedAt !== after) {
    const key = `${mailing.userId} ${mailing.companyId} ${mailedAt}`
    return enqueue(tx, 'notifications/gather-mail', { ...mailing, after: mailedAt }, { startAfter: next, key })
  }

  const notificationIds = await takeMailsDue(tx, mailing)
  // where nobody is mailed, the next one need not wait
  if ((await findMailNews(tx, mailing, notificationIds)).news.length === 0) return
  await saveMailedAt(tx, mailing, now)
  await enqueue(tx, 'notifications/send-mail', { ...mailing, notificationIds })
}
