import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { customerDetail, customerPage, distributor, distributorDetail } from '#domain/subscriptions/codec.ts'
import { grantRequest, grantSettings } from '#domain/subscriptions/codec-grants.ts'
import { subscriptionState } from '#domain/subscriptions/state.ts'
import type { SubscriptionAct } from '#domain/subscriptions/subscription.ts'
import type { Terms } from '#domain/subscriptions/terms.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askPaymentType, askSubscription } from './ask-subscription.ts'
import { listCustomers } from './customers.ts'
import { changeGrantLimits, decideGrant } from './grants.ts'
import { findGrantLimits, findWaitingGrants } from './queries-grants.ts'
import { findSubscriptions } from './queries-reading.ts'
import { readAttachment, showCustomer, showSubscription } from './show-subscription.ts'
import { takeStep } from './take-step.ts'
import { customerDetailView, customersView, distributorDetailView, distributorView, grantView } from './views.ts'

const MOST_SHOWN = 100

export const subscriptionRoutes: readonly Route[] = [
  // The buyer's side of subscriptions [REG-4].
  route(contract.subscriptions.list, async (deps, buyer) => ({
    data: (await findSubscriptions(deps.db, buyer)).map((row) =>
      distributor.encode(distributorView(row, buyer, deps.now())),
    ),
  })),
  route(contract.subscriptions.detail, (deps, buyer, body) => answer(deps, buyer, body.langganan_id)),
  route(
    contract.subscriptions.ask,
    async (deps, buyer, { seller_id: sellerId, penggunaan: intendedUse, catatan, dokumen = [] }) => {
      const request = { sellerId, intendedUse, note: catatan || null }
      return answer(deps, buyer, await askSubscription(deps, buyer, request, dokumen))
    },
  ),
  route(
    contract.subscriptions.answerDocuments,
    async (deps, buyer, { langganan_id: id, versi, jawaban, dokumen = [] }) => {
      await takeStep(deps, buyer, { id, seenVersion: versi, act: 'answer', note: jawaban, documentIds: dokumen })
      return answer(deps, buyer, id)
    },
  ),
  route(contract.subscriptions.withdraw, async (deps, buyer, { langganan_id: id, versi }) => {
    await takeStep(deps, buyer, { id, seenVersion: versi, act: 'withdraw' })
    return answer(deps, buyer, id)
  }),
  route(contract.subscriptions.askPayment, async (deps, buyer, body) =>
    answer(deps, buyer, await askPaymentType(deps, buyer, body.seller_id)),
  ),

  // The seller's side of subscriptions [SELLER-3].
  route(
    contract.subscriptions.customers,
    async (deps, seller, { status, keyword, halaman: page, per_halaman: perPage }) => {
      const state = status && subscriptionState.decode(status)
      return {
        data: customerPage.encode(customersView(await listCustomers(deps, seller, { state, keyword, page, perPage }))),
      }
    },
  ),
  route(contract.subscriptions.customer, (deps, seller, body) => answerCustomer(deps, seller, body.langganan_id)),
  route(
    contract.subscriptions.customerDocument,
    (deps, seller, { langganan_id: subscriptionId, dokumen_id: documentId }) =>
      readAttachment(deps, seller, { subscriptionId, documentId }),
  ),
  route(contract.subscriptions.approve, (deps, seller, body) =>
    act(deps, seller, body, 'approve', { terms: readTerms(body) }),
  ),
  route(contract.subscriptions.askDocuments, (deps, seller, body) =>
    act(deps, seller, body, 'askDocuments', { note: body.catatan }),
  ),
  route(contract.subscriptions.decline, (deps, seller, body) =>
    act(deps, seller, body, 'decline', { note: body.alasan }),
  ),
  route(contract.subscriptions.suspend, (deps, seller, body) =>
    act(deps, seller, body, 'suspend', { note: body.alasan }),
  ),
  route(contract.subscriptions.reactivate, (deps, seller, body) => act(deps, seller, body, 'reactivate')),
  route(contract.subscriptions.end, (deps, seller, body) => act(deps, seller, body, 'end', { note: body.alasan })),
  route(contract.subscriptions.changeTerms, (deps, seller, body) =>
    act(deps, seller, body, 'changeTerms', { terms: readTerms(body) }),
  ),

  // What sales may grant, and what waits for the owner [SHOP-7].
  route(contract.grants.limits, answerLimits),
  route(contract.grants.changeLimits, async (deps, owner, body) => {
    const { tipe_pembayaran, tempo_hari: creditDays, batas_kredit: creditLimit, level_harga: priceLevel } = body
    const discount = body.diskon_persen
    const limits = { plainTypes: [...new Set(tipe_pembayaran)], creditDays, creditLimit, priceLevel, discount }
    await changeGrantLimits(deps, owner, { limits, seenVersion: body.versi })
    return answerLimits(deps, owner)
  }),
  route(contract.grants.requests, async (deps, seller) => ({
    data: (await findWaitingGrants(deps.db, seller, MOST_SHOWN)).map((row) =>
      grantRequest.encode(grantView(row, seller)),
    ),
  })),
  route(contract.grants.approveRequest, async (deps, owner, { permintaan_id: id, versi: seenVersion }) =>
    answerCustomer(deps, owner, await decideGrant(deps, owner, { id, seenVersion, act: 'approve' })),
  ),
  route(contract.grants.refuseRequest, async (deps, owner, { permintaan_id: id, versi: seenVersion, alasan: reason }) =>
    answerCustomer(deps, owner, await decideGrant(deps, owner, { id, seenVersion, act: 'refuse', reason })),
  ),
  route(contract.grants.withdrawRequest, async (deps, seller, { permintaan_id: id, versi: seenVersion }) =>
    answerCustomer(deps, seller, await decideGrant(deps, seller, { id, seenVersion, act: 'withdraw' })),
  ),
]

async function answer(deps: Deps, buyer: Buyer, id: string) {
  return {
    data: distributorDetail.encode(distributorDetailView(await showSubscription(deps, buyer, id), buyer, deps.now())),
  }
}

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
async function answerCustomer(deps: Deps, seller: Seller, id: string) {
  return { data: customerDetail.encode(customerDetailView(await showCustomer(deps, seller, id), seller)) }
}

function readTerms(body: ReadBodyOf<typeof contract.subscriptions.approve>): Terms {
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

async function answerLimits(deps: Deps, seller: Seller) {
  const limits = await findGrantLimits(deps.db, seller.companyId)
  return { data: grantSettings.encode({ ...limits, plainTypes: [...limits.plainTypes] }) }
}
