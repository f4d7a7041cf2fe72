import type { Administrator, Buyer, Seller } from '#domain/accounts/actor.ts'
import { personKind } from '#domain/accounts/person-kind.ts'
import { contract } from '#domain/contract.ts'
import { companyPage, overseenCompany } from '#domain/oversight/codec-companies.ts'
import { ownIdentity } from '#domain/oversight/codec-identity.ts'
import { overseenPerson, personPage } from '#domain/oversight/codec-people.ts'
import { ownReview, reviewQueue } from '#domain/oversight/codec-reviews.ts'
import { companyAge, tradingKind } from '#domain/oversight/company-kind.ts'
import { reviewState } from '#domain/oversight/review.ts'
import { reviewDecision, reviewReason } from '#domain/oversight/review-reasons.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { ownIdentityView, withdrawIdentity } from './ask-identity.ts'
import {
  endSessionsOf,
  listedPersonView,
  listPeople,
  moveSignIn,
  personView,
  sendVerificationAnew,
  showPerson,
} from './people.ts'
import { findReview } from './queries-reviews.ts'
import { resendCompany, reviewCompany } from './review-company.ts'
import { companyView, listCompanies, listedView, ownReviewView, queuedView, showCompany } from './show-companies.ts'
import { showOwnReview, showReviewQueue } from './show-reviews.ts'
import { moveStanding } from './suspend-buyer.ts'

export const oversightRoutes: readonly Route[] = [
  // Every company in the administrators' hands [ADM-2].
  route(
    contract.companyOversight.list,
    async (deps, _administrator, { keyword = '', jenis, umur, ditangguhkan, setelah, per_halaman }) => {
      const { companies, next } = await listCompanies(deps, {
        keyword,
        kind: jenis && tradingKind.decode(jenis),
        age: umur && companyAge.decode(umur),
        suspended: ditangguhkan === true,
        after: setelah ?? undefined,
        perPage: per_halaman,
      })
      return { data: companyPage.encode({ companies: companies.map(listedView), next }) }
    },
  ),
  route(contract.companyOversight.detail, async (deps, administrator, { perusahaan_id }) => {
    return { data: overseenCompany.encode(companyView(await showCompany(deps, perusahaan_id), administrator)) }
  }),

  // The name and numbers that a seller asks for [ADM-2].
  route(contract.identity.own, (deps, seller) => own(deps, seller)),
  route(contract.identity.withdraw, async (deps, seller, { versi }) => {
    await withdrawIdentity(deps, seller, versi)
    return own(deps, seller)
  }),

  // People in the administrators' hands [ADMIN-1].
  route(contract.people.list, async (deps, _administrator, { keyword = '', status, setelah, per_halaman: perPage }) => {
    const kind = status && personKind.decode(status)
    const { people, next } = await listPeople(deps, { keyword, kind, after: setelah ?? undefined, perPage })
    return { data: personPage.encode({ people: people.map(listedPersonView), next }) }
  }),
  route(contract.people.detail, (deps, administrator, { pengguna_id }) => shown(deps, administrator, pengguna_id)),
  route(contract.people.endSessions, async (deps, administrator, { pengguna_id }) => {
    await endSessionsOf(deps, administrator, pengguna_id)
    return shown(deps, administrator, pengguna_id)
  }),
  route(contract.people.block, async (deps, administrator, { pengguna_id, alasan: reason }) => {
    await moveSignIn(deps, administrator, pengguna_id, { act: 'block', reason })
    return shown(deps, administrator, pengguna_id)
  }),
  route(contract.people.allow, async (deps, administrator, { pengguna_id }) => {
    await moveSignIn(deps, administrator, pengguna_id, { act: 'allow', reason: null })
    return shown(deps, administrator, pengguna_id)
  }),
  route(contract.people.verifyAnew, async (deps, administrator, { pengguna_id }) => {
    await sendVerificationAnew(deps, administrator, pengguna_id)
    return shown(deps, administrator, pengguna_id)
  }),

  // Companies that buy: reviewed, suspended and opened again [ADM-2].
  route(
    contract.reviews.queue,
    async (deps, _administrator, { status, keyword = '', halaman: page, per_halaman: perPage }) => {
      const state = status ? reviewState.decode(status) : 'waiting'
      const { companies, ...queue } = await showReviewQueue(deps, { state, keyword, page, perPage })
      return {
        data: reviewQueue.encode({
          ...queue,
          companies: companies.map(queuedView),
          serverTime: deps.now().toISOString(),
        }),
      }
    },
  ),
  route(contract.reviews.decide, async (deps, administrator, { perusahaan_id: companyId, versi: version, ...said }) => {
    const reasons = [...new Set(said.alasan.map(reviewReason.decode))]
    const reviewed = { decision: reviewDecision.decode(said.keputusan), reasons, note: said.catatan || null }
    await reviewCompany(deps, administrator, { companyId, version }, reviewed)
    return shownReviews(deps, administrator, companyId)
  }),
  route(
    contract.reviews.suspend,
    async (deps, administrator, { perusahaan_id: companyId, versi: version, catatan: note }) => {
      await moveStanding(deps, administrator, { companyId, version }, { act: 'suspend', note })
      return shownReviews(deps, administrator, companyId)
    },
  ),
  route(contract.reviews.reopen, async (deps, administrator, { perusahaan_id: companyId, versi: version, catatan }) => {
    await moveStanding(deps, administrator, { companyId, version }, { act: 'reopen', note: catatan || null })
    return shownReviews(deps, administrator, companyId)
  }),
  route(contract.reviews.own, (deps, buyer) => ownReviews(deps, buyer)),
  route(contract.reviews.resend, async (deps, buyer, { versi }) => {
    await resendCompany(deps, buyer, versi)
    return ownReviews(deps, buyer)
  }),
]

async function own({ db }: Deps, seller: Seller) {
  return { data: ownIdentity.encode(ownIdentityView(await findReview(db, seller.companyId), seller)) }
}

async function shown(deps: Deps, administrator: Administrator, userId: string) {
  return { data: overseenPerson.encode(personView(await showPerson(deps, userId), administrator)) }
}

async function shownReviews(deps: Deps, administrator: Administrator, companyId: string) {
  return { data: overseenCompany.encode(companyView(await showCompany(deps, companyId), administrator)) }
}

async function ownReviews(deps: Deps, buyer: Buyer) {
  return { data: ownReview.encode(ownReviewView(await showOwnReview(deps, buyer), buyer)) }
}
