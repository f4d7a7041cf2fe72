import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { agree, answerInfo, askInfo, cancel, change, counter, decline, withdraw } from '#domain/negotiations/acts.ts'
import { readNotifications } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { answerOffer, changeSettings } from './answer-offer.ts'
import { finishNegotiation } from './ending/finish-negotiation.ts'
import { listCurrent, listNegotiations, listNotices, reportOutcomes, showInbox } from './list-negotiations.ts'
import { findSettings } from './queries-settings.ts'
import { readOffer, readSearch, readSubmission, readTarget } from './read-requests.ts'
import { showStatus, showToBuyer, showToSeller } from './show-negotiation.ts'
import { resubmitNegotiation } from './submitting/resubmit-negotiation.ts'
import { submitNegotiation } from './submitting/submit-negotiation.ts'
import { type Decision, takeStep } from './take-step.ts'
import { inboxView, noticesView, pageView } from './views.ts'
import { buyerView, sellerView } from './views-detail.ts'

const calls = contract.negotiations

export const negotiationRoutes: readonly Route[] = [
  route(calls.status, async (deps, buyer, body) => ({
    data: await showStatus(deps, buyer, body.productId),
  })),
  route(calls.current, async (deps, buyer) => ({
    data: await listCurrent(deps, buyer),
  })),
  route(calls.submit, async (deps, buyer, body) => ({
    data: await submitNegotiation(deps, buyer, readSubmission(body)),
  })),
  route(calls.resubmit, async (deps, buyer, { id, key }) => ({
    data: await resubmitNegotiation(deps, buyer, { id, key }),
  })),
  route(calls.list, async (deps, buyer, body) => ({
    data: pageView(await listNegotiations(deps, buyer, readSearch(body))),
  })),
  route(calls.detail, async (deps, buyer, body) => answer(deps, buyer, body.id)),
  route(calls.agree, (deps, buyer, body) => act(deps, buyer, body, agree)),
  route(calls.counter, (deps, buyer, body) =>
    act(deps, buyer, body, (nego, attempt) => counter(nego, attempt, readOffer(body))),
  ),
  route(calls.change, (deps, buyer, body) =>
    act(deps, buyer, body, (nego, attempt) => change(nego, attempt, readOffer(body))),
  ),
  route(calls.answerInfo, (deps, buyer, body) =>
    act(deps, buyer, body, (nego, attempt) => answerInfo(nego, attempt, body.note)),
  ),
  route(calls.withdraw, (deps, buyer, body) => act(deps, buyer, body, withdraw)),
  route(calls.decline, (deps, buyer, body) =>
    act(deps, buyer, body, (nego, attempt) => decline(nego, attempt, body.reason || null)),
  ),
  route(calls.finish, async (deps, buyer, body) => {
    await finishNegotiation(deps, buyer, readTarget(body))
    return answer(deps, buyer, body.id)
  }),
  route(calls.cancel, (deps, buyer, body) => act(deps, buyer, body, cancel)),

  // The notifications of both sides.
  route(calls.notifications, async (deps, member) => ({
    data: noticesView(await listNotices(deps, member)),
  })),
  route(calls.readNotifications, async (deps, member) => {
    await readNotifications(deps, member, 'nego')
    return {}
  }),

  // The seller's side of negotiations [SELLER-4].
  route(calls.inbox, async (deps, seller, body) => ({
    data: inboxView(await showInbox(deps, seller, readSearch(body))),
  })),
  route(contract.negotiationReport.outcomes, async (deps, seller, { from, until }) => ({
    data: await reportOutcomes(deps, seller, { from, until }),
  })),
  route(calls.inboxDetail, async (deps, seller, body) => answerSeller(deps, seller, body.id)),
  route(calls.sellerAgree, async (deps, seller, { id, version: seenVersion }) => {
    await answerOffer(deps, seller, id, { kind: 'agree', seenVersion })
    return answerSeller(deps, seller, id)
  }),
  route(calls.sellerCounter, async (deps, seller, body) => {
    await answerOffer(deps, seller, body.id, { kind: 'counter', seenVersion: body.version, ...readOffer(body) })
    return answerSeller(deps, seller, body.id)
  }),
  route(calls.sellerAsk, (deps, seller, body) =>
    actOfSeller(deps, seller, body, (nego, attempt) => askInfo(nego, attempt, body.note)),
  ),
  route(calls.sellerDecline, (deps, seller, body) =>
    actOfSeller(deps, seller, body, (nego, attempt) => decline(nego, attempt, body.reason)),
  ),
  route(calls.settings, async (deps, seller) => ({
    data: await findSettings(deps.db, seller.companyId),
  })),
  route(calls.changeSettings, async (deps, seller, body) => {
    await changeSettings(deps, seller, body)
    return {}
  }),
]

interface Acted {
  id: string
  version: number
}

async function act(deps: Deps, buyer: Buyer, body: Acted, decide: Decision) {
  await takeStep(deps, buyer, readTarget(body), decide)
  return answer(deps, buyer, body.id)
}

async function answer(deps: Deps, buyer: Buyer, id: string) {
  return { data: buyerView(await showToBuyer(deps, buyer, id), buyer) }
}

async function actOfSeller(deps: Deps, seller: Seller, body: Acted, decide: Decision) {
  await takeStep(deps, seller, readTarget(body), decide)
  return answerSeller(deps, seller, body.id)
}

async function answerSeller(deps: Deps, seller: Seller, id: string) {
  return { data: sellerView(await showToSeller(deps, seller, id), seller) }
}
