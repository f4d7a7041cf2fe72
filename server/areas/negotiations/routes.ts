import type { Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { agree, answerInfo, cancel, change, counter, decline, withdraw } from '#domain/negotiations/acts.ts'
import { readNotifications } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { finishNegotiation } from './ending/finish-negotiation.ts'
import { listCurrent } from './list-current.ts'
import { listNegotiations } from './list-negotiations.ts'
import { listNotices } from './list-notices.ts'
import { readOffer, readSearch, readSubmission, readTarget } from './read-requests.ts'
import { showToBuyer } from './show-negotiation.ts'
import { showStatus } from './show-status.ts'
import { resubmitNegotiation } from './submitting/resubmit-negotiation.ts'
import { submitNegotiation } from './submitting/submit-negotiation.ts'
import { type Decision, takeStep } from './take-step.ts'
import { noticesView, pageView } from './views.ts'
import { buyerView } from './views-detail.ts'

const calls = contract.negotiations

/** The buyer's side and the notifications of both; the seller's side is in routes-seller.ts. */
export const negotiationRoutes: Route[] = [
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
  route(calls.notifications, async (deps, member) => ({
    data: noticesView(await listNotices(deps, member)),
  })),
  route(calls.readNotifications, async (deps, member) => {
    await readNotifications(deps, member, 'nego')
    return {}
  }),
]

async function act(deps: Deps, buyer: Buyer, body: { id: string; version: number }, decide: Decision) {
  await takeStep(deps, buyer, readTarget(body), decide)
  return answer(deps, buyer, body.id)
}

async function answer(deps: Deps, buyer: Buyer, id: string) {
  return { data: buyerView(await showToBuyer(deps, buyer, id), buyer) }
}
