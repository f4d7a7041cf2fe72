import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, businessMonth, dayAfter, daysAfter, startOfDay } from '#domain/business-day.ts'
import type { ClaimState } from '#domain/claims/claim.ts'
import type { ClaimSummary } from '#domain/claims/shapes.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { byDeadline, lastDayAhead, MOST_TASKS } from '#domain/today/by-deadline.ts'
import type { SellersToday, SellerTask } from '#domain/today/contract.ts'
import { findWaitingClaims } from '#server/areas/claims/public.ts'
import { findWaiting } from '#server/areas/negotiations/public.ts'
import { findSalesToDo, reportLowStocks, type SaleToDoRow, sumConfirmed } from '#server/areas/orders/public.ts'
import { findWaitingRequests as findDocumentRequests } from '#server/areas/product-documents/public.ts'
import { findWaitingProofs, sumDueWithin } from '#server/areas/receivables/public.ts'
import { type CancellingRow, findWaitingRequests as findCancelRequests } from '#server/areas/shipments/public.ts'
import { findWaitingRequests as findSubscriptionRequests } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import { pipeline } from '#server/platform/database/pipeline.ts'
import { asking, goodsNamed, goodsOf, goodsOffered, MOST_ASKED, type Planned, shownTasks } from './tasks.ts'

type Task = Planned<SellerTask>

/** The day's work of a member of a seller: only what its role may do, and the figures that it may see [UX-3, ROLE-10]. */
export async function showSellersToday(deps: Deps, seller: Seller): Promise<SellersToday> {
  const now = deps.now()
  const today = businessDay(now)
  const until = lastDayAhead(now)
  const tonight = startOfDay(dayAfter(today))
  const may = asking<typeof deps.db>(seller)
  const sees = (permission: Parameters<typeof mayDo>[1]) => mayDo(seller, permission)
  const states: OrderState[] = [
    ...(sees('sales.confirm') ? (['awaiting_confirmation'] as const) : []),
    ...(sees('sales.ship') ? (['processing'] as const) : []),
  ]
  const claimStates: ClaimState[] = [
    ...(sees('sales.confirm') ? (['submitted', 'contested'] as const) : []),
    ...(sees('sales.ship') ? (['replacing', 'returning'] as const) : []),
  ]
  const [debts, runningOut, sales, ...found] = await pipeline(
    deps.db,
    async (db) => (sees('payments.read') ? findDebts(db, seller, { today, until }) : null),
    async (db) => (sees('products.read') ? (await reportLowStocks({ ...deps, db }, seller)).length : 0),
    async (db) => (sees('sales.figures') ? countSales(db, seller, now) : null),
    may('sales.cancel', async (db) =>
      (await findCancelRequests(db, seller.companyId, MOST_ASKED)).map(answeringCancelling),
    ),
    may('sales.read', async (db) =>
      states.length === 0
        ? []
        : (await findSalesToDo(db, seller, { states, until, tonight }, MOST_ASKED)).map((order) =>
            selling(order, seller),
          ),
    ),
    may('sales-nego.act', async (db) => (await findWaiting(db, seller, now, MOST_ASKED)).map(negotiating)),
    may('sales.read', async (db) =>
      claimStates.length === 0
        ? []
        : (await findWaitingClaims(db, seller, { states: claimStates, now }, MOST_ASKED)).map(claiming),
    ),
    may('documents.manage', async (db) => {
      const { requests } = await findDocumentRequests(db, seller, { limit: MOST_ASKED, offset: 0 }, today)
      return requests.map(sendingDocument)
    }),
    may('customers.change', async (db) =>
      (await findSubscriptionRequests(db, seller.companyId, MOST_ASKED)).map(deciding),
    ),
    may('payments.record', async (db) => (await findWaitingProofs(db, seller.companyId)).map(checking)),
  )
  return { ...shownTasks(byDeadline<Task>(found.flat(), now), MOST_TASKS), today, debts, runningOut, sales }
}

async function findDebts(
  db: Deps['db'],
  { companyId }: Seller,
  { today, until }: { today: BusinessDay; until: BusinessDay },
): Promise<SellersToday['debts']> {
  const overdue = await sumDueWithin(db, companyId, { from: null, until: daysAfter(today, -1) })
  const dueSoon = await sumDueWithin(db, companyId, { from: today, until })
  return {
    overdue: { count: overdue.orders, total: overdue.total },
    dueSoon: { count: dueSoon.orders, total: dueSoon.total },
  }
}

async function countSales(db: Deps['db'], seller: Seller, now: Date): Promise<SellersToday['sales']> {
  const { start, end } = businessMonth(now)
  const { orders, total } = await sumConfirmed(db, seller, { from: start, before: end })
  return { count: orders, total }
}

const nothing = {
  version: null,
  number: null,
  partner: null,
  goods: null,
  amount: null,
  until: null,
  isFetched: false,
  difference: null,
  cancelling: null,
}

function answeringCancelling(request: CancellingRow): Task {
  const { id, version, orderId, number, buyerName, total, reason, requestedAt, isWhole } = request
  return {
    ...nothing,
    kind: 'answerCancelling',
    id: orderId,
    version,
    number,
    partner: buyerName,
    amount: total,
    since: requestedAt,
    isFirst: true,
    cancelling: { id, reason, isWhole },
  }
}

function selling(order: SaleToDoRow, seller: Seller): Task {
  const { id, version, number, state, partnerName, total, submittedAt, confirmBy, requestedDay, isFetched } = order
  const isNew = state === 'awaiting_confirmation'
  const wanted = requestedDay === null ? null : startOfDay(dayAfter(requestedDay))
  return {
    ...nothing,
    kind: isNew ? 'confirm' : 'ship',
    id,
    version,
    number,
    partner: partnerName,
    goods: goodsOf(order),
    amount: seesPayments(seller) ? total : null,
    since: submittedAt,
    until: isNew ? confirmBy : wanted,
    isFetched,
  }
}

function negotiating(nego: Awaited<ReturnType<typeof findWaiting>>[number]): Task {
  const { id, version, price, listPrice, buyerName, updatedAt, validUntil } = nego
  return {
    ...nothing,
    kind: 'answerOffer',
    id,
    version,
    partner: buyerName,
    goods: goodsOffered(nego),
    amount: price,
    since: updatedAt,
    until: validUntil,
    difference: differencePercent(price, listPrice),
  }
}

function claiming(claim: ClaimSummary): Task {
  const { id, number, state, partnerName, firstProduct, rowCount, submittedAt, answerBy } = claim
  const kind = state === 'replacing' ? 'sendReplacement' : state === 'returning' ? 'takeBack' : 'answerClaim'
  return {
    ...nothing,
    kind,
    id,
    number,
    partner: partnerName,
    goods: goodsNamed(firstProduct, rowCount - 1),
    since: new Date(submittedAt),
    until: answerBy === null ? null : new Date(answerBy),
  }
}

function sendingDocument(request: Awaited<ReturnType<typeof findDocumentRequests>>['requests'][number]): Task {
  const { id, productName, buyerName, requestedAt } = request
  return {
    ...nothing,
    kind: 'sendDocument',
    id,
    partner: buyerName,
    goods: goodsNamed(productName),
    since: requestedAt,
  }
}

function deciding({ id, buyerName, since }: Awaited<ReturnType<typeof findSubscriptionRequests>>[number]): Task {
  return { ...nothing, kind: 'decideRequest', id, partner: buyerName, since }
}

function checking({
  orderId,
  number,
  customer,
  amount,
  day,
}: Awaited<ReturnType<typeof findWaitingProofs>>[number]): Task {
  return { ...nothing, kind: 'checkProof', id: orderId, number, partner: customer, amount, since: startOfDay(day) }
}
