import type { Administrator, Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { overseenCompany } from '#domain/oversight/codec-companies.ts'
import { ownReview, reviewQueue } from '#domain/oversight/codec-reviews.ts'
import { reviewState } from '#domain/oversight/review.ts'
import { reviewDecision, reviewReason } from '#domain/oversight/review-reasons.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { resendCompany, reviewCompany } from './review-company.ts'
import { showCompany } from './show-companies.ts'
import { showOwnReview, showReviewQueue } from './show-reviews.ts'
import { moveStanding } from './suspend-buyer.ts'
import { companyView, ownReviewView, queuedView } from './views.ts'

const calls = contract.reviews

/** Companies that buy: reviewed, suspended and opened again [ADM-2]. */
export const reviewRoutes: Route[] = [
  route(calls.queue, async (deps, _administrator, { status, keyword = '', halaman: page, per_halaman: perPage }) => {
    const state = status ? reviewState.decode(status) : 'waiting'
    const { companies, ...queue } = await showReviewQueue(deps, { state, keyword, page, perPage })
    return {
      data: reviewQueue.encode({
        ...queue,
        companies: companies.map(queuedView),
        serverTime: deps.now().toISOString(),
      }),
    }
  }),
  route(calls.decide, async (deps, administrator, { perusahaan_id: companyId, versi: version, ...said }) => {
    const reasons = [...new Set(said.alasan.map(reviewReason.decode))]
    const reviewed = { decision: reviewDecision.decode(said.keputusan), reasons, note: said.catatan || null }
    await reviewCompany(deps, administrator, { companyId, version }, reviewed)
    return shown(deps, administrator, companyId)
  }),
  route(calls.suspend, async (deps, administrator, { perusahaan_id: companyId, versi: version, catatan: note }) => {
    await moveStanding(deps, administrator, { companyId, version }, { act: 'suspend', note })
    return shown(deps, administrator, companyId)
  }),
  route(calls.reopen, async (deps, administrator, { perusahaan_id: companyId, versi: version, catatan }) => {
    await moveStanding(deps, administrator, { companyId, version }, { act: 'reopen', note: catatan || null })
    return shown(deps, administrator, companyId)
  }),
  route(calls.own, (deps, buyer) => own(deps, buyer)),
  route(calls.resend, async (deps, buyer, { versi }) => {
    await resendCompany(deps, buyer, versi)
    return own(deps, buyer)
  }),
]

async function shown(deps: Deps, administrator: Administrator, companyId: string) {
  return { data: overseenCompany.encode(companyView(await showCompany(deps, companyId), administrator)) }
}

async function own(deps: Deps, buyer: Buyer) {
  return { data: ownReview.encode(ownReviewView(await showOwnReview(deps, buyer), buyer)) }
}
