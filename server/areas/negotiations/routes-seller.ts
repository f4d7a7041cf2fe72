import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { agree, askInfo, counter, decline } from '#domain/negotiations/acts.ts'
import { inbox, negoSettings, sellerNegotiation } from '#domain/negotiations/codec.ts'
import { negotiationReport } from '#domain/negotiations/codec-report.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
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
    data: inbox.encode(inboxView(await showInbox(deps, seller, readSearch(body)))),
  })),
  route(contract.negotiationReport.outcomes, async (deps, seller, { dari, sampai }) => ({
    data: negotiationReport.encode(await reportOutcomes(deps, seller, { from: dari, until: sampai })),
  })),
  route(calls.inboxDetail, async (deps, seller, body) => answer(deps, seller, body.nego_id)),
  route(calls.sellerAgree, (deps, seller, body) => act(deps, seller, body, agree)),
  route(calls.sellerCounter, (deps, seller, body) =>
    act(deps, seller, body, (nego, attempt) => counter(nego, attempt, readOffer(body))),
  ),
  route(calls.sellerAsk, (deps, seller, body) =>
    act(deps, seller, body, (nego, attempt) => askInfo(nego, attempt, body.catatan)),
  ),
  route(calls.sellerDecline, (deps, seller, body) =>
    act(deps, seller, body, (nego, attempt) => decline(nego, attempt, body.alasan)),
  ),
  route(calls.settings, async (deps, seller) => ({
    data: negoSettings.encode(await findSettings(deps.db, seller.companyId)),
  })),
  route(calls.changeSettings, async (deps, seller, body) => {
    await changeSettings(deps, seller, negoSettings.decode(body))
    return {}
  }),
]

async function act(deps: Deps, seller: Seller, body: { nego_id: string; versi: number }, decide: Decision) {
  await takeStep(deps, seller, readTarget(body), decide)
  return answer(deps, seller, body.nego_id)
}

async function answer(deps: Deps, seller: Seller, id: string) {
  return { data: sellerNegotiation.encode(sellerView(await showToSeller(deps, seller, id), seller)) }
}
