import { type Buyer, isBuyer, type Member, type Seller } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import { MOST } from '#domain/limits.ts'
import { amountText, decimal } from '#domain/money.ts'
import { creditObstacle } from '#domain/orders/amounts/credit.ts'
import { confirmBy } from '#domain/orders/confirmation.ts'
import { type OrderEvent, takeStep } from '#domain/orders/order.ts'
import { Refusal } from '#domain/refusal.ts'
import { creditDays, paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { findClosedDays } from '#server/areas/calendar/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import { activePaymentTypes, lockCredit } from '#server/areas/subscriptions/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkDeals, notifyOwnerOfDeals } from '../placing/deals-of-owner.ts'
import { findCredits } from '../placing/find-credits.ts'
import { findConfirmTerms } from '../queries-delivery.ts'
import { announceStep } from './announce-step.ts'
import { countCancellations, countWithdrawals, findSellerOf, type LockedOrder, lockOrder } from './queries-steps.ts'
import { recordStep } from './record-step.ts'

interface Move {
  orderId: string
  /** The version of the order on the member's page. */
  expectedVersion: number
  /** What becomes of its goods is for shipments. */
  event: Exclude<OrderEvent, 'ship' | 'complete' | 'reduce'>
  reason?: string
}

/**
 * Approves, refuses, confirms or cancels an order. Cancelling and refusing return the goods to stock and the voucher's part
 * to the buyer. Of two acts at once exactly one takes effect [ORDER-4, ORDER-5, ORDER-6, ROLE-10, SELLER-5].
 * @throws Refusal order_not_found | order_moved_on | order_step_not_allowed | reason_needed | not_allowed |
 *   deal_of_owner | approval_needs_subscription | approval_needs_payment_type | credit_exceeded | cancelled_too_often | withdrawn_too_often
 */
export function moveOrder(deps: Deps, member: Buyer | Seller, move: Move): Promise<void> {
  return deps.db.transaction().execute((tx) => moveOrderIn(tx, member, move, deps.now()))
}

/** Moves an order within the caller's transaction. */
export async function moveOrderIn(tx: Tx, asker: Buyer | Seller, move: Move, now: Date): Promise<void> {
  const isTakenBack = move.event === 'cancel' && isBuyer(asker)
  // the company before its member, as changing a member locks them; counted one at a time
  if (isTakenBack) await lockCompany(tx, asker.companyId)
  const member = await holdMember(tx, asker)
  if (move.event === 'approve') await holdTerms(tx, member, move.orderId)
  const order = await lockOrder(tx, member, move.orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })

  const { order: stepped, goods } = takeStep(order, { ...move, party: member })
  // from now on the seller sees it
  const moved = move.event === 'approve' ? { ...stepped, ...(await sentAt(tx, order.sellerId, now)) } : stepped
  if (move.event === 'approve') await checkTerms(tx, order, now)
  if (isTakenBack) await checkCancellations(tx, member, order, now)
  if (move.event === 'confirm') await checkDeals(tx, member, order.id)

  const step = { event: move.event, reason: move.reason ?? null }
  await recordStep(tx, moved, { ...step, goods }, member, now)
  await announceStep(tx, member, moved, step, now)
  if (move.event === 'approve') await notifyOwnerOfDeals(tx, order, now)
}

async function sentAt(tx: Tx, sellerId: string, now: Date): Promise<Pick<LockedOrder, 'submittedAt' | 'confirmBy'>> {
  const today = businessDay(now)
  const { confirmDays, holidays } = await findConfirmTerms(tx, sellerId, today)
  const closed = new Set([...(await findClosedDays(tx, today)), ...holidays])
  return { submittedAt: now, confirmBy: confirmBy(now, { confirmDays, closed }) }
}

/**
 * A change of the terms at the same time takes effect before or after, never in between. Before the order: ending a
 * subscription locks it first, and then its orders.
 */
async function holdTerms(tx: Tx, { companyId }: Buyer | Seller, orderId: string): Promise<void> {
  const sellerId = await findSellerOf(tx, companyId, orderId)
  if (sellerId) await lockCredit(tx, companyId, [sellerId])
}

/** The order keeps its price and payment type, but needs an active subscription that still has it, and today's limit. */
async function checkTerms(tx: Tx, { buyerId, sellerId, paymentType, total }: LockedOrder, now: Date): Promise<void> {
  const seller = await companyName(tx, sellerId)
  const offered = (await activePaymentTypes(tx, buyerId, [sellerId])).get(sellerId)
  if (!offered) throw new Refusal('approval_needs_subscription', { words: { seller } })
  if (!offered.some(({ code }) => code === paymentType)) {
    const words = { type: paymentTypeLabel(paymentType), seller }
    throw new Refusal('approval_needs_payment_type', { words })
  }
  if (creditDays(paymentType) === null) return
  const credit = (await findCredits(tx, buyerId, [sellerId], now))(sellerId, paymentType)
  // the order itself has counted since it was placed
  const others = amountText(decimal(credit.used).minus(total))
  const obstacle = creditObstacle({ ...credit, used: others }, total, seller)
  if (obstacle) throw obstacle
}

/** Keeps a buyer from flooding a seller with orders it takes back, or taking stock to and fro. */
async function checkCancellations(tx: Tx, buyer: Member, order: LockedOrder, now: Date): Promise<void> {
  const today = startOfDay(businessDay(now))
  if (order.submittedAt === null) {
    const withdrawn = await countWithdrawals(tx, buyer.companyId, today)
    if (withdrawn >= MOST.withdrawalsADay) throw new Refusal('withdrawn_too_often')
    return
  }
  const before = await countCancellations(tx, buyer.companyId, order.sellerId, today)
  if (before >= MOST.cancellationsADay) throw new Refusal('cancelled_too_often')
}
