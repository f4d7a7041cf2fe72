import type { Administrator, Buyer, Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
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
import { ownIdentityView, withdrawIdentity } from './request-identity.ts'
import { resendCompany, reviewCompany } from './review-company.ts'
import { companyView, listCompanies, listedView, ownReviewView, queuedView, showCompany } from './show-companies.ts'
import { showOwnReview, showReviewQueue } from './show-reviews.ts'
import { moveTradingState } from './suspend-buyer.ts'

export const oversightRoutes: readonly Route[] = [
  // Every company in the administrators' hands [ADM-2].
  route(
    contract.companyAdministration.list,
    async (deps, _administrator, { keyword = '', kind, age, suspended, after, perPage }) => {
      const { companies, next } = await listCompanies(deps, {
        keyword,
        kind,
        age,
        suspended: suspended === true,
        after: after ?? undefined,
        perPage,
      })
      return { data: { companies: companies.map(listedView), next } }
    },
  ),
  route(contract.companyAdministration.detail, async (deps, administrator, { id }) => {
    return { data: companyView(await showCompany(deps, id), administrator) }
  }),

  // The name and numbers that a seller asks for [ADM-2].
  route(contract.identity.own, (deps, seller) => own(deps, seller)),
  route(contract.identity.withdraw, async (deps, seller, { version }) => {
    await withdrawIdentity(deps, seller, version)
    return own(deps, seller)
  }),

  // People in the administrators' hands [ADMIN-1].
  route(contract.people.list, async (deps, _administrator, { keyword = '', kind, after, perPage }) => {
    const { people, next } = await listPeople(deps, { keyword, kind, after: after ?? undefined, perPage })
    return { data: { people: people.map(listedPersonView), next } }
  }),
  route(contract.people.detail, (deps, administrator, { userId }) => shown(deps, administrator, userId)),
  route(contract.people.endSessions, async (deps, administrator, { userId }) => {
    await endSessionsOf(deps, administrator, userId)
    return shown(deps, administrator, userId)
  }),
  route(contract.people.block, async (deps, administrator, { userId, reason }) => {
    await moveSignIn(deps, administrator, userId, { act: 'block', reason })
    return shown(deps, administrator, userId)
  }),
  route(contract.people.allow, async (deps, administrator, { userId }) => {
    await moveSignIn(deps, administrator, userId, { act: 'allow', reason: null })
    return shown(deps, administrator, userId)
  }),
  route(contract.people.verifyAnew, async (deps, administrator, { userId }) => {
    await sendVerificationAnew(deps, administrator, userId)
    return shown(deps, administrator, userId)
  }),

  // Companies that buy: reviewed, suspended and opened again [ADM-2].
  route(contract.reviews.queue, async (deps, _administrator, { state = 'waiting', keyword = '', page, perPage }) => {
    const { companies, ...queue } = await showReviewQueue(deps, { state, keyword, page, perPage })
    return {
      data: {
        ...queue,
        companies: companies.map(queuedView),
        serverTime: deps.now().toISOString(),
      },
    }
  }),
  route(contract.reviews.decide, async (deps, administrator, { companyId, version, ...said }) => {
    const reasons = [...new Set(said.reasons)]
    const reviewed = { decision: said.decision, reasons, note: said.note || null }
    await reviewCompany(deps, administrator, { companyId, version }, reviewed)
    return shownReviews(deps, administrator, companyId)
  }),
  route(contract.reviews.suspend, async (deps, administrator, { companyId, version, note }) => {
    await moveTradingState(deps, administrator, { companyId, version }, { act: 'suspend', note })
    return shownReviews(deps, administrator, companyId)
  }),
  route(contract.reviews.reopen, async (deps, administrator, { companyId, version, note }) => {
    await moveTradingState(deps, administrator, { companyId, version }, { act: 'reopen', note: note || null })
    return shownReviews(deps, administrator, companyId)
  }),
  route(contract.reviews.own, (deps, buyer) => ownReviews(deps, buyer)),
  route(contract.reviews.resend, async (deps, buyer, { version }) => {
    await resendCompany(deps, buyer, version)
    return ownReviews(deps, buyer)
  }),
]

async function own({ db }: Deps, seller: Seller) {
  return { data: ownIdentityView(await findReview(db, seller.companyId), seller) }
}

async function shown(deps: Deps, administrator: Administrator, userId: string) {
  return { data: personView(await showPerson(deps, userId), administrator) }
}

async function shownReviews(deps: Deps, administrator: Administrator, companyId: string) {
  return { data: companyView(await showCompany(deps, companyId), administrator) }
}

async function ownReviews(deps: Deps, buyer: Buyer) {
  return { data: ownReviewView(await showOwnReview(deps, buyer), buyer) }
}
