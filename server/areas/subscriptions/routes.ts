import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import type { SubscriptionAct } from '#domain/subscriptions/subscription.ts'
import type { Terms } from '#domain/subscriptions/terms.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askSubscriptions } from './ask-many.ts'
import { askPaymentType, askSubscription } from './ask-subscription.ts'
import { listCustomers } from './customers.ts'
import { changeGrantLimits, decideGrant } from './grants.ts'
import { changeEntryRule } from './let-in.ts'
import { findEntryRule } from './queries-entry.ts'
import { findGrantLimits, findWaitingGrants } from './queries-grants.ts'
import { findSubscriptions } from './queries-reading.ts'
import { readAttachment, showCustomer, showSubscription } from './show-subscription.ts'
import { takeStep } from './take-step.ts'
import { customerDetailView, customersView, distributorDetailView, distributorView, grantView } from './views.ts'

const MOST_SHOWN = 100

export const subscriptionRoutes: readonly Route[] = [
  // The buyer's side of subscriptions [REG-4].
  route(contract.subscriptions.list, async (deps, buyer) => ({
    data: (await findSubscriptions(deps.db, buyer)).map((row) => distributorView(row, buyer, deps.now())),
  })),
  route(contract.subscriptions.detail, (deps, buyer, body) => answer(deps, buyer, body.id)),
  route(contract.subscriptions.ask, async (deps, buyer, { sellerId, intendedUse, note, documentIds = [] }) => {
    const request = { sellerId, intendedUse, note: note || null }
    return answer(deps, buyer, (await askSubscription(deps, buyer, request, documentIds)).id)
  }),
  route(contract.asking.askMany, async (deps, buyer, { sellerIds, intendedUse, note, documentIds = [] }) => ({
    data: await askSubscriptions(deps, buyer, { sellerIds, intendedUse, note: note || null }, documentIds),
  })),
  route(
    contract.subscriptions.answerDocuments,
    async (deps, buyer, { id, version: expectedVersion, answer: note, documentIds = [] }) => {
      await takeStep(deps, buyer, { id, expectedVersion, act: 'answer', note, documentIds })
      return answer(deps, buyer, id)
    },
  ),
  route(contract.subscriptions.withdraw, async (deps, buyer, { id, version: expectedVersion }) => {
    await takeStep(deps, buyer, { id, expectedVersion, act: 'withdraw' })
    return answer(deps, buyer, id)
  }),
  route(contract.subscriptions.askPayment, async (deps, buyer, body) =>
    answer(deps, buyer, await askPaymentType(deps, buyer, body.sellerId)),
  ),

  // The seller's side of subscriptions [SELLER-3].
  route(contract.subscriptions.customers, async (deps, seller, { state, keyword, page, perPage }) => {
    return {
      data: customersView(await listCustomers(deps, seller, { state, keyword, page, perPage })),
    }
  }),
  route(contract.subscriptions.customer, (deps, seller, body) => answerCustomer(deps, seller, body.id)),
  route(contract.subscriptions.customerDocument, (deps, seller, { id: subscriptionId, documentId }) =>
    readAttachment(deps, seller, { subscriptionId, documentId }),
  ),
  route(contract.subscriptions.approve, (deps, seller, body) =>
    act(deps, seller, body, 'approve', { terms: readTerms(body) }),
  ),
  route(contract.subscriptions.askDocuments, (deps, seller, body) =>
    act(deps, seller, body, 'askDocuments', { note: body.note }),
  ),
  route(contract.subscriptions.decline, (deps, seller, body) =>
    act(deps, seller, body, 'decline', { note: body.reason }),
  ),
  route(contract.subscriptions.suspend, (deps, seller, body) =>
    act(deps, seller, body, 'suspend', { note: body.reason }),
  ),
  route(contract.subscriptions.reactivate, (deps, seller, body) => act(deps, seller, body, 'reactivate')),
  route(contract.subscriptions.end, (deps, seller, body) => act(deps, seller, body, 'end', { note: body.reason })),
  route(contract.subscriptions.changeTerms, (deps, seller, body) =>
    act(deps, seller, body, 'changeTerms', { terms: readTerms(body) }),
  ),

  // Companies that are let in at once [UX-2].
  route(contract.entryRules.rule, answerEntryRule),
  route(contract.entryRules.changeRule, async (deps, owner, { version: expectedVersion, ...rule }) => {
    await changeEntryRule(deps, owner, { rule, expectedVersion })
    return answerEntryRule(deps, owner)
  }),

  // What sales may grant, and what waits for the owner [SHOP-7].
  route(contract.grants.limits, answerLimits),
  route(contract.grants.changeLimits, async (deps, owner, { version: expectedVersion, ...body }) => {
    const limits = { ...body, plainTypes: [...new Set(body.plainTypes)], discount: body.discount }
    await changeGrantLimits(deps, owner, { limits, expectedVersion })
    return answerLimits(deps, owner)
  }),
  route(contract.grants.requests, async (deps, seller) => ({
    data: (await findWaitingGrants(deps.db, seller, MOST_SHOWN)).map((row) => grantView(row, seller)),
  })),
  route(contract.grants.approveRequest, async (deps, owner, { id, version: expectedVersion }) =>
    answerCustomer(deps, owner, await decideGrant(deps, owner, { id, expectedVersion, act: 'approve' })),
  ),
  route(contract.grants.refuseRequest, async (deps, owner, { id, version: expectedVersion, reason }) =>
    answerCustomer(deps, owner, await decideGrant(deps, owner, { id, expectedVersion, act: 'refuse', reason })),
  ),
  route(contract.grants.withdrawRequest, async (deps, seller, { id, version: expectedVersion }) =>
    answerCustomer(deps, seller, await decideGrant(deps, seller, { id, expectedVersion, act: 'withdraw' })),
  ),
]

async function answer(deps: Deps, buyer: Buyer, id: string) {
  return {
    data: distributorDetailView(await showSubscription(deps, buyer, id), buyer, deps.now()),
  }
}

async function act(
  deps: Deps,
  seller: Seller,
  { id, version: expectedVersion }: { id: string; version: number },
  name: SubscriptionAct,
  details: { note?: string; terms?: Terms } = {},
) {
  await takeStep(deps, seller, { id, expectedVersion, act: name, ...details })
  return answerCustomer(deps, seller, id)
}

/** One customer as it is now. */
async function answerCustomer(deps: Deps, seller: Seller, id: string) {
  return { data: customerDetailView(await showCustomer(deps, seller, id), seller) }
}

function readTerms({ priceLevel, payments, salesUserId }: ReadBodyOf<typeof contract.subscriptions.approve>): Terms {
  return {
    priceLevel,
    payments: payments.map(({ code, creditLimit, isUnlimited }) => ({
      code,
      creditLimit: creditLimit ?? null,
      isUnlimited: isUnlimited ?? false,
    })),
    salesUserId: salesUserId ?? null,
  }
}

async function answerLimits(deps: Deps, seller: Seller) {
  const limits = await findGrantLimits(deps.db, seller.companyId)
  return { data: { ...limits, plainTypes: [...limits.plainTypes] } }
}

async function answerEntryRule(deps: Deps, seller: Seller) {
  const { businessTypes, plainTypes, decided: _, ...rule } = await findEntryRule(deps.db, seller.companyId)
  return { data: { ...rule, businessTypes: [...businessTypes], plainTypes: [...plainTypes] } }
}
