import { reviews } from '#domain/oversight/review.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import { companyName, saveVerified } from '#server/areas/companies/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertReview, lockReview, saveReview } from './queries-reviews.ts'
import { tellAdministrators } from './tell-company.ts'

/** A company that has registered joins the queue, and may buy meanwhile [ADM-2, REG-1]. */
export async function openReview(tx: Tx, { companyId, name }: { companyId: string; name: string }, now: Date) {
  const asked = { askedAt: now, dueAt: await findDeadline(tx, now) }
  await insertReview(tx, { companyId, state: 'waiting', version: 0, ...asked, reasons: [], note: null, asked: null })
  await tellAdministrators(tx, { companyId, name }, now)
}

/**
 * What was verified under another name or number joins the queue again, without its mark; whoever decides on what waits
 * must see the new one first [ADM-2].
 */
export async function reviewAgain(tx: Tx, { companyId }: { companyId: string }, now: Date): Promise<void> {
  const review = await lockReview(tx, companyId)
  if (!review) return
  if (review.state !== 'verified') return saveReview(tx, { ...review, version: review.version + 1 })
  const asked = { askedAt: now, dueAt: await findDeadline(tx, now) }
  await saveReview(tx, { ...reviews.advance(review, 'change', 'system', undefined), ...asked })
  await saveVerified(tx, companyId, null)
  await tellAdministrators(tx, { companyId, name: await companyName(tx, companyId) }, now)
}
