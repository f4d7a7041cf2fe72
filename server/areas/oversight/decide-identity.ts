import type { Administrator } from '#domain/accounts/actor.ts'
import { reviewText } from '#domain/oversight/review-reasons.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyIdentity, identityWords, saveIdentity, takenOf } from '#server/areas/companies/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { type StoredReview, saveReview } from './queries-reviews.ts'
import { tellCompany } from './tell-company.ts'

/**
 * Gives a seller the name and numbers it asked for, or keeps them from it; it is told [ADM-2]. Others see the new ones from
 * then on.
 * @throws Refusal company_change_taken where another seller has one of them by now
 */
export async function decideIdentity(
  tx: Tx,
  administrator: Administrator,
  reviewed: StoredReview,
  now: Date,
): Promise<void> {
  const { companyId, asked, state, reasons, note } = reviewed
  if (!asked) throw new Error(`nothing is asked for by ${companyId}`)
  const before = await companyIdentity(tx, companyId)
  const thing = { id: companyId, name: before.name }
  if (state === 'correction') {
    const said = reviewText(reasons, note)
    await saveReview(tx, reviewed)
    const after = { ...asked, reason: said }
    await audit(tx, administrator, { act: 'company.decline', thing, before: { ...before }, after }, now)
    return tellCompany(tx, { companyId, act: 'decline', said }, now)
  }
  const taken = await takenOf(tx, companyId, asked)
  if (taken) throw new Refusal('company_change_taken', { field: 'keputusan', words: { what: identityWords[taken] } })
  await saveReview(tx, { ...reviewed, asked: null })
  await saveIdentity(tx, companyId, asked)
  await audit(tx, administrator, { act: 'company.identity', thing, before: { ...before }, after: { ...asked } }, now)
  await tellCompany(tx, { companyId, act: 'accept', said: '' }, now)
}
