import type { Member } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { pointsChanged } from '#domain/live.ts'
import { balanceOf, expiredPoints, expiryOf, pointsEarned } from '#domain/loyalty/ledger.ts'
import type { DecimalText } from '#domain/money.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { eachApart } from '#server/platform/jobs/each-apart.ts'
import { publish } from '#server/platform/live/publish.ts'
import { pointsView } from './list-entries.ts'
import {
  findCompaniesWithOldPoints,
  findEarned,
  insertAdjusted,
  insertEarned,
  insertExpired,
  insertReversal,
  readLedger,
} from './queries.ts'
import { findPointRule } from './queries-rules.ts'

interface CompletedOrder {
  orderId: string
  buyerId: string
  /** Rupiah: the amount of its goods, and the part of it paid by a voucher. */
  goods: DecimalText
  voucher: DecimalText
}

/** Credits the points of a completed order, once, by the rule that holds now [ORDER-6, ADM-5]. */
export async function earnPoints(tx: Tx, order: CompletedOrder, now: Date): Promise<void> {
  const rule = await findPointRule(tx)
  const points = pointsEarned(order.goods, order.voucher, rule)
  if (points === 0) return
  const { orderId, buyerId: companyId } = order
  const { rupiahPerPoint } = rule
  await insertEarned(tx, { companyId, orderId, points, expiresAt: expiryOf(now, rule), rupiahPerPoint, now })
}

/**
 * Brings the points of a completed order, which is locked, to what it earns now that a claim has changed it, by the rule
 * they were earned by; points that have expired are left as they are [CLAIM-1, ORDER-6].
 */
export async function adjustPoints(tx: Tx, order: CompletedOrder, now: Date): Promise<void> {
  const earned = await findEarned(tx, order.orderId)
  if (!earned) return earnPoints(tx, order, now)
  if (earned.expiresAt <= now) return
  const rule = await findPointRule(tx)
  const { rupiahPerPoint } = earned
  const points = pointsEarned(order.goods, order.voucher, { ...rule, rupiahPerPoint }) - earned.points
  if (points === 0) return
  const { orderId, buyerId: companyId } = order
  await insertAdjusted(tx, { companyId, orderId, points, expiresAt: earned.expiresAt, now })
}

/**
 * Takes back the points of a completed order that is cancelled; the balance may fall below zero. Points that have
 * expired are not taken twice [ORDER-6].
 */
export async function takePointsBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  await insertReversal(tx, orderId, now)
}

/** Expires unredeemed points after 12 months [ORDER-6]. */
export async function expirePoints(deps: Deps): Promise<void> {
  const now = deps.now()
  await eachApart(
    await findCompaniesWithOldPoints(deps.db, now),
    (companyId) => `company ${companyId}`,
    (companyId) =>
      deps.db.transaction().execute(async (tx) => {
        await lockCompany(tx, companyId)
        await expireIn(tx, companyId, now)
      }),
  )
}

/** Expires the points of one company, which the caller has locked. */
export async function expireIn(tx: Tx, companyId: string, now: Date): Promise<void> {
  const expired = expiredPoints(await readLedger(tx, companyId), now)
  if (expired === 0) return
  await insertExpired(tx, companyId, expired, now)
  await publish(tx, pointsChanged(companyId))
}

/** The balance of the member's company as text, '12.450'; null where it earns no points [REG-5]. */
export async function pointsTextFor(db: Db, member: Member): Promise<string | null> {
  if (!mayDo(member, 'points.read')) return null
  return pointsView(balanceOf(await readLedger(db, member.companyId))).pointsText
}
