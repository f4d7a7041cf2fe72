import type { Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { customerDetail, customerPage } from '#domain/subscriptions/codec.ts'
import { subscriptionState } from '#domain/subscriptions/state.ts'
import type { SubscriptionAct } from '#domain/subscriptions/subscription.ts'
import type { Terms } from '#domain/subscriptions/terms.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listCustomers } from './list-customers.ts'
import { readAttachment } from './read-attachment.ts'
import { showCustomer } from './show-subscription.ts'
import { takeStep } from './take-step.ts'
import { customerDetailView, customersView } from './views.ts'

const calls = contract.subscriptions

/** The seller's side of subscriptions [SELLER-3]. */
export const customerRoutes: Route[] = [
  route(calls.customers, async (deps, seller, { status, keyword, halaman: page, per_halaman: perPage }) => {
    const state = status && subscriptionState.decode(status)
    return {
      data: customerPage.encode(customersView(await listCustomers(deps, seller, { state, keyword, page, perPage }))),
    }
  }),
  route(calls.customer, (deps, seller, body) => answerCustomer(deps, seller, body.langganan_id)),
  route(calls.customerDocument, (deps, seller, { langganan_id: subscriptionId, dokumen_id: documentId }) =>
    readAttachment(deps, seller, { subscriptionId, documentId }),
  ),
  route(calls.approve, (deps, seller, body) => act(deps, seller, body, 'approve', { terms: readTerms(body) })),
  route(calls.askDocuments, (deps, seller, body) => act(deps, seller, body, 'askDocuments', { note: body.catatan })),
  route(calls.decline, (deps, seller, body) => act(deps, seller, body, 'decline', { note: body.alasan })),
  route(calls.suspend, (deps, seller, body) => act(deps, seller, body, 'suspend', { note: body.alasan })),
  route(calls.reactivate, (deps, seller, body) => act(deps, seller, body, 'reactivate')),
  route(calls.end, (deps, seller, body) => act(deps, seller, body, 'end', { note: body.alasan })),
  route(calls.changeTerms, (deps, seller, body) => act(deps, seller, body, 'changeTerms', { terms: readTerms(body) })),
]

async function act(
  deps: Deps,
  seller: Seller,
  { langganan_id: id, versi: seenVersion }: { langganan_id: string; versi: number },
  name: SubscriptionAct,
  said: { note?: string; terms?: Terms } = {},
) {
  await takeStep(deps, seller, { id, seenVersion, act: name, ...said })
  return answerCustomer(deps, seller, id)
}

/** One customer as it is now. */
export async function answerCustomer(deps: Deps, seller: Seller, id: string) {
  return { data: customerDetail.encode(customerDetailView(await showCustomer(deps, seller, id), seller)) }
}

function readTerms(body: ReadBodyOf<typeof calls.approve>): Terms {
  return {
    priceLevel: body.level_harga,
    payments: body.tipe_pembayaran.map(({ kode, batas_kredit, tanpa_limit }) => ({
      code: kode,
      creditLimit: batas_kredit ?? null,
      isUnlimited: tanpa_limit ?? false,
    })),
    salesUserId: body.sales_user_id ?? null,
  }
}
