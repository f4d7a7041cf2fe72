import type { Buyer } from '#domain/accounts/actor.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { formatQuantity } from '#domain/format.ts'
import type { PointBalance, PointEntry, Reward, VoucherView } from '#domain/loyalty/contract.ts'
import { balanceOf, type EarningRule, entryText, type Ledger, nextToExpire } from '#domain/loyalty/ledger.ts'
import type { Deps } from '#server/deps.ts'
import { orderNumbers } from './events.ts'
import { type EntryRow, findEntries, type RewardRow } from './queries.ts'
import type { VoucherRow } from './queries-vouchers.ts'

interface ListedEntry extends EntryRow {
  orderNumber: string | null
}

/** One page of the company's ledger, newest first, with the numbers of its orders [REG-5]. */
export async function listEntries(
  deps: Deps,
  { companyId }: Buyer,
  page: { limit: number; offset: number },
): Promise<{ entries: ListedEntry[]; total: number }> {
  const { entries, total } = await findEntries(deps.db, companyId, page)
  const orderIds = entries.flatMap(({ orderId }) => orderId ?? [])
  const numbers = await orderNumbers.ask(deps.db, orderIds, deps.now())
  return { entries: entries.map((entry) => ({ ...entry, orderNumber: numberOf(entry) })), total }

  function numberOf({ orderId }: EntryRow): string | null {
    return (orderId && numbers.get(orderId)) || null
  }
}

/** The balance, which points expire next, and how more are earned. */
export function balanceView(ledger: Ledger, { rupiahPerPoint, lastMonths }: EarningRule): PointBalance {
  const next = nextToExpire(ledger)
  return {
    ...pointsView(balanceOf(ledger)),
    endingNext: next && { points: next.points, at: next.expiresAt.toISOString() },
    rule: { rupiahPerPoint, lastMonths },
  }
}

/** A balance as a number and as text: '12.450'. */
export function pointsView(points: number) {
  const text = formatQuantity(String(Math.abs(points)))
  return { points, pointsText: points < 0 ? `-${text}` : text }
}

/** A ledger entry with its explanation. */
export function entryView(entry: ListedEntry): PointEntry {
  return { ...entry, explanation: entryText(entry.kind, entry), at: entry.at.toISOString() }
}

/** A reward, and whether the member may redeem it now [REG-5]. */
export function rewardView(reward: RewardRow, balance: number, buyer: Buyer): Reward {
  return { ...reward, redeem: mayRedeem(reward, balance, buyer) }
}

function mayRedeem({ points }: RewardRow, balance: number, buyer: Buyer): Reward['redeem'] {
  if (!mayDo(buyer, 'points.redeem'))
    return { allowed: false, reason: 'Hanya pemilik perusahaan yang dapat menukar poin.' }
  if (balance >= points) return { allowed: true, reason: null }
  return { allowed: false, reason: `Kurang ${formatQuantity(String(points - balance))} poin lagi.` }
}

export function voucherView(voucher: VoucherRow, now: Date): VoucherView {
  return { ...voucher, validUntil: voucher.validUntil.toISOString(), state: voucherStateOf(voucher, now) }
}

/** Whether a voucher can still be used; on hold while points are owed [ORDER-6]. */
export function voucherStateOf(
  { usedAt, validUntil, isOnHold }: Pick<VoucherRow, 'usedAt' | 'validUntil' | 'isOnHold'>,
  now: Date,
): VoucherView['state'] {
  if (usedAt) return 'used'
  if (now >= validUntil) return 'over'
  return isOnHold ? 'held' : 'usable'
}
