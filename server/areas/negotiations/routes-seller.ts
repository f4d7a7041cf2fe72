import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { askInfo, decline } from '#domain/negotiations/acts.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { answerOffer } from './answer-offer.ts'
import { changeSettings } from './change-settings.ts'
import { showInbox } from './list-negotiations.ts'
import { findSettings } from './queries-settings.ts'
import { readOffer, readSearch, readTarget } from './read-requests.ts'
import { reportOutcomes } from './report-outcomes.ts'
import { showToSeller } from './show-to-seller.ts'
import { type Decision, takeStep } from './take-step.ts'
import { inboxView } from './views.ts'
import { sellerView } from './views-detail.ts'

const calls = contract.negotiations

/** The seller's side of negotiations [SELLER-4]. */
export const sellerNegotiationRoutes: Route[] = [
  route(calls.inbox, async (deps, seller, body) => ({
    data: inboxView(await showInbox(deps, seller, readSearch(body))),
  })),
  route(contract.negotiationReport.outcomes, async (deps, seller, { from, until }) => ({
    data: await reportOutcomes(deps, seller, { from, until }),
  })),
  route(calls.inboxDetail, async (deps, seller, body) => answer(deps, seller, body.id)),
  route(calls.sellerAgree, async (deps, seller, { id, version: seenVersion }) => {
    await answerOffer(deps, seller, id, { kind: 'agree', seenVersion })
    return answer(deps, seller, id)
  }),
  route(calls.sellerCounter, async (deps, seller, body) => {
    await answerOffer(deps, seller, body.id, { kind: 'counter', seenVersion: body.version, ...readOffer(body) })
    return answer(deps, seller, body.id)
  }),
  route(calls.sellerAsk, (deps, seller, body) =>
    act(deps, seller, body, (nego, attempt) => askInfo(nego, attempt, body.note)),
  ),
  route(calls.sellerDecline, (deps, seller, body) =>
    act(deps, seller, body, (nego, attempt) => decline(nego, attempt, body.reason)),
  ),
  route(calls.settings, async (deps, seller) => ({
    data: await findSettings(deps.db, seller.companyId),
  })),
  route(calls.changeSettings, async (deps, seller, body) => {
    await changeSettings(deps, seller, body)
    return {}
  }),
]

async function act(deps: Deps, seller: Seller, body: { id: string; version: number }, decide: Decision) {
  await takeStep(deps, seller, readTarget(body), decide)
  return answer(deps, seller, body.id)
}

async function answer(deps: Deps, seller: Seller, id: string) {
  return { data: sellerView(await showToSeller(deps, seller, id), seller) }
}
