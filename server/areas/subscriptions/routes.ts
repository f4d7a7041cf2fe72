import type { Buyer } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { distributor, distributorDetail } from '#domain/subscriptions/codec.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askPaymentType } from './ask-payment-type.ts'
import { askSubscription } from './ask-subscription.ts'
import { findSubscriptions } from './queries-reading.ts'
import { showSubscription } from './show-subscription.ts'
import { takeStep } from './take-step.ts'
import { distributorDetailView, distributorView } from './views.ts'

const calls = contract.subscriptions

/** The buyer's side of subscriptions [REG-4]. */
export const subscriptionRoutes: Route[] = [
  route(calls.list, async (deps, buyer) => ({
    data: (await findSubscriptions(deps.db, buyer)).map((row) =>
      distributor.encode(distributorView(row, buyer, deps.now())),
    ),
  })),
  route(calls.detail, (deps, buyer, body) => answer(deps, buyer, body.langganan_id)),
  route(calls.ask, async (deps, buyer, { seller_id: sellerId, penggunaan: intendedUse, catatan, dokumen = [] }) => {
    const request = { sellerId, intendedUse, note: catatan || null }
    return answer(deps, buyer, await askSubscription(deps, buyer, request, dokumen))
  }),
  route(calls.answerDocuments, async (deps, buyer, { langganan_id: id, versi, jawaban, dokumen = [] }) => {
    await takeStep(deps, buyer, { id, seenVersion: versi, act: 'answer', note: jawaban, documentIds: dokumen })
    return answer(deps, buyer, id)
  }),
  route(calls.withdraw, async (deps, buyer, { langganan_id: id, versi }) => {
    await takeStep(deps, buyer, { id, seenVersion: versi, act: 'withdraw' })
    return answer(deps, buyer, id)
  }),
  route(calls.askPayment, async (deps, buyer, body) =>
    answer(deps, buyer, await askPaymentType(deps, buyer, body.seller_id)),
  ),
]

async function answer(deps: Deps, buyer: Buyer, id: string) {
  return {
    data: distributorDetail.encode(distributorDetailView(await showSubscription(deps, buyer, id), buyer, deps.now())),
  }
}
