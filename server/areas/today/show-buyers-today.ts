import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import type { ClaimSummary } from '#domain/claims/shapes.ts'
import { amountText, decimal } from '#domain/money.ts'
import { approvedBefore, passedLimit, passedLimitOf } from '#domain/orders/approval.ts'
import { byDeadline, lastDayAhead, MOST_TASKS } from '#domain/today/by-deadline.ts'
import type { BuyersToday, BuyerTask } from '#domain/today/contract.ts'
import type { BuyerTaskKind } from '#domain/today/words.ts'
import { findWaitingClaims } from '#server/areas/claims/public.ts'
import { findMissingDocuments } from '#server/areas/companies/public.ts'
import { findWaiting } from '#server/areas/negotiations/public.ts'
import { countOwnWaiting, findToApprove, type ToApproveRow } from '#server/areas/orders/public.ts'
import { type DueBill, findDueBills, sumInvoices } from '#server/areas/receivables/public.ts'
import { findUnderWay } from '#server/areas/shipments/public.ts'
import { findWaitingDrafts } from '#server/areas/shopping-lists/public.ts'
import { findDocumentRequests } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { asking, goodsNamed, goodsOf, goodsOffered, MOST_ASKED, type Planned, shownTasks } from './tasks.ts'

type Task = Planned<BuyerTask>

/** The day's work of a member of a buyer company: only what the member may do, and what the company has to pay [UX-3]. */
export async function showBuyersToday({ db, now: clock }: Deps, buyer: Buyer): Promise<BuyersToday> {
  const now = clock()
  const until = lastDayAhead(now)
  const may = asking<typeof db>(buyer)
  const [invoices, documentsMissing, ownWaiting, ...found] = await pipeline(
    db,
    (handle) => sumInvoices(handle, buyer.companyId, { from: businessDay(now), until }),
    may('company.change', (handle) => findMissingDocuments(handle, buyer.companyId)),
    (handle) => countOwnWaiting(handle, buyer),
    may('order.approve', async (handle) => (await findToApprove(handle, buyer, now, MOST_ASKED)).map(approving)),
    may('order.receive', async (handle) => (await findUnderWay(handle, buyer.companyId, MOST_ASKED)).map(receiving)),
    may('nego.act', async (handle) => (await findWaiting(handle, buyer, now, MOST_ASKED)).map(negotiating)),
    may('payments.prove', async (handle) =>
      (await findDueBills(handle, buyer.companyId, until, MOST_ASKED)).map(paying),
    ),
    may('order.receive', async (handle) =>
      (await findWaitingClaims(handle, buyer, { states: ['refused', 'replacement_sent'], now }, MOST_ASKED)).map(
        claiming,
      ),
    ),
    may('subscription.ask', async (handle) =>
      (await findDocumentRequests(handle, buyer.companyId, MOST_ASKED)).map(sending),
    ),
    may('cart.change', async (handle) => (await findWaitingDrafts(handle, buyer.companyId, MOST_ASKED)).map(ordering)),
  )
  return {
    ...shownTasks(byDeadline<Task>(found.flat(), now), MOST_TASKS),
    today: businessDay(now),
    invoices,
    documentsMissing,
    ownWaiting,
  }
}

const nothing = {
  version: null,
  number: null,
  partner: null,
  goods: null,
  amount: null,
  until: null,
  shipment: null,
  approval: null,
}

function approving(order: ToApproveRow): Task {
  const { placedBy, role, limits, checkoutTotal, spent, price, lastPrice, placedAt } = order
  const passed = role && passedLimit({ role, limits }, { total: checkoutTotal, reserved: spent })
  return {
    ...nothing,
    kind: 'approve',
    id: order.id,
    version: order.version,
    number: order.number,
    partner: order.partnerName,
    goods: goodsOf(order),
    amount: order.total,
    since: placedAt,
    until: approvedBefore(placedAt),
    approval: {
      placedBy,
      passed: passed && passedLimitOf(placedBy, passed),
      // what it was placed with is as much a part of it
      spent: amountText(decimal(spent).plus(checkoutTotal).minus(order.total)),
      price,
      lastPrice,
    },
  }
}

function receiving(shipment: Awaited<ReturnType<typeof findUnderWay>>[number]): Task {
  const { id, sequence, orderId, number, sellerName, sentAt } = shipment
  return {
    ...nothing,
    kind: 'receive',
    id: orderId,
    number,
    partner: sellerName,
    goods: goodsOf(shipment),
    since: sentAt,
    shipment: { id, sequence },
  }
}

function negotiating(nego: Awaited<ReturnType<typeof findWaiting>>[number]): Task {
  const { id, version, state, price, sellerName, updatedAt, validUntil } = nego
  const kind: BuyerTaskKind =
    state === 'agreed' ? 'enterCart' : state === 'info_wanted' ? 'answerSeller' : 'answerOffer'
  return {
    ...nothing,
    kind,
    id,
    version,
    partner: sellerName,
    goods: goodsOffered(nego),
    amount: price,
    since: updatedAt,
    until: validUntil,
  }
}

function paying({ orderId, number, sellerName, toPay, due }: DueBill): Task {
  const end = startOfDay(dayAfter(due))
  return { ...nothing, kind: 'pay', id: orderId, number, partner: sellerName, amount: toPay, since: end, until: end }
}

function claiming(claim: ClaimSummary): Task {
  const { id, number, partnerName, firstProduct, rowCount, submittedAt, buyerBy } = claim
  return {
    ...nothing,
    kind: 'answerClaim',
    id,
    number,
    partner: partnerName,
    goods: goodsNamed(firstProduct, rowCount - 1),
    since: new Date(submittedAt),
    until: buyerBy === null ? null : new Date(buyerBy),
  }
}

function sending({ id, sellerName, since }: { id: string; sellerName: string; since: Date }): Task {
  return { ...nothing, kind: 'sendDocuments', id, partner: sellerName, since }
}

function ordering({ listId, name, madeAt }: { listId: string; name: string; madeAt: Date }): Task {
  return { ...nothing, kind: 'useDraft', id: listId, number: name, since: madeAt }
}
