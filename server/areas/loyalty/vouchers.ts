import type { Buyer } from '#domain/accounts/actor.ts'
import { formatQuantity } from '#domain/format.ts'
import { pointsChanged } from '#domain/live.ts'
import { balanceOf } from '#domain/loyalty/ledger.ts'
import { minSpendOfReturn, type Voucher, voucherEnd } from '#domain/loyalty/voucher.ts'
import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { randomCode } from '#server/platform/random-code.ts'
import { expireIn } from './earn-points.ts'
import { findRewards, insertRedeemed, readLedger } from './queries.ts'
import {
  findVoucher,
  findVoucherOfKey,
  insertVoucher,
  sumReturnedForClaims,
  type VoucherRow,
} from './queries-vouchers.ts'

export interface VoucherGrant {
  companyId: string
  /** Whole Rupiah. */
  amount: DecimalText
  /** Smallest amount of goods in a checkout, in Rupiah. */
  minSpend: DecimalText
  validUntil: Date
  source: 'reward' | 'promo' | 'returned'
  /** Identifies the occasion: a company gets one voucher per key, however often it is granted. */
  key: string
  /** Shown beside the code: 'Promo SELAMATDATANG'. */
  title: string
  /** The reward it was redeemed for, itself or through the voucher it replaces: it is on hold while points are owed. */
  rewardId?: string | null
  /** Whether it asks for a verified e-mail address; left out, where it was issued for a promotion code. */
  isPromo?: boolean
}

/** Gives a company a voucher for its checkouts [REG-2, REG-5]; `doer`: who led to it, for the audit [ADM-6]. */
export async function grantVoucher(tx: Tx, grant: VoucherGrant, doer: Doer, now: Date): Promise<VoucherRow> {
  await insertVoucher(tx, { rewardId: null, isPromo: grant.source === 'promo', ...grant, code: newCode(), now })
  const voucher = await findVoucherOfKey(tx, grant.companyId, grant.key)
  if (!voucher) throw new Error(`no voucher was written for ${grant.key}`)
  const { companyId, amount, source } = grant
  const thing = { id: voucher.id, name: grant.title }
  await audit(tx, doer, { act: 'voucher.grant', thing, after: { companyId, amount, source } }, now)
  return voucher
}

/** 'SB-7KQ2-M9XD': 40 random bits, and valid for one company only. */
function newCode(): string {
  return `SB-${randomCode(4)}-${randomCode(4)}`
}

interface CancelledOrder {
  id: string
  number: string
  buyerId: string
  /** The part of a voucher that the order used, '0.00' without one, and the voucher's id. */
  voucher: DecimalText
  voucherId: string | null
  /** The act that returns it: an order may be cancelled in remainders, the last of them the order itself. */
  occasion?: string
  /** The buyer's company cancelled the order itself, so that it is owed no compensation. */
  isOwnAct?: boolean
  /** The credited claim; its part of the voucher stays with the order, so a cancelled order returns only the rest. */
  claimNumber?: string
}

const SHORTEST_DAYS = 14

/**
 * Returns the part of a voucher that a cancelled order, or a cancelled or credited part of it, used as a new voucher, because the other
 * orders of its checkout may stay. It is valid as long as the original; where the buyer's company ended the order, at least for as long as that still was
 * when it was used, and otherwise for at least two weeks. What bound the original binds it too: points that are owed, and a
 * verified e-mail address [ORDER-1, ORDER-6, REG-2].
 */
export async function giveVoucherBack(tx: Tx, order: CancelledOrder, now: Date): Promise<void> {
  if (order.voucherId === null) return
  const isWhole = order.occasion === undefined && order.claimNumber === undefined
  const returned = isWhole ? await sumReturnedForClaims(tx, order.buyerId, keyOf(order, 'claim', '')) : '0'
  const amount = amountText(decimal(order.voucher).minus(returned))
  if (!isMore(amount, 0)) return
  const first = await findVoucher(tx, order.buyerId, order.voucherId)
  if (!first) throw new Error(`order ${order.id} used a voucher that is not its buyer's`)
  const grant = {
    companyId: order.buyerId,
    title: `Pengembalian dari pesanan ${order.number}`,
    amount,
    minSpend: minSpendOfReturn(first, amount),
    validUntil: order.isOwnAct ? laterByUse(first, now) : laterOf(first.validUntil, voucherEnd(SHORTEST_DAYS, now)),
    source: 'returned' as const,
    rewardId: first.rewardId,
    isPromo: first.isPromo,
    key: order.claimNumber ? keyOf(order, 'claim', order.claimNumber) : keyOf(order, order.occasion),
  }
  await grantVoucher(tx, grant, null, now)
}

/** As long from now as it was still valid when it was used: cancelling prolongs nothing. */
function laterByUse({ validUntil, usedAt }: Pick<Voucher, 'validUntil' | 'usedAt'>, now: Date): Date {
  const left = validUntil.getTime() - (usedAt ?? validUntil).getTime()
  return laterOf(validUntil, new Date(now.getTime() + left))
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}

function keyOf({ id }: CancelledOrder, ...occasion: readonly (string | undefined)[]): string {
  return ['returned', id, ...occasion].filter((segment) => segment !== undefined).join(':')
}

interface Wish {
  rewardId: string
  /** The points shown as its cost. */
  points?: number | undefined
  /** Made by the client, one for each intention to redeem. */
  key: string
}

export interface Redeemed {
  voucher: VoucherRow
  /** Points left after redeeming. */
  balance: number
}

/**
 * Redeems points for a voucher; the same key returns the same voucher. Two requests at once never take more points than
 * there are [REG-5, ORDER-6].
 * @throws Refusal reward_not_found | reward_changed | points_too_few | key_reused
 */
export function redeemReward(deps: Deps, buyer: Buyer, wish: Wish): Promise<Redeemed> {
  return deps.db.transaction().execute((tx) => redeemIn(tx, buyer, wish, deps.now()))
}

async function redeemIn(tx: Tx, buyer: Buyer, { rewardId, points: shown, key }: Wish, now: Date): Promise<Redeemed> {
  const { companyId } = buyer
  await lockCompany(tx, companyId)
  const voucherKey = `reward:${key}`
  const earlier = await findVoucherOfKey(tx, companyId, voucherKey)
  if (earlier) {
    if (earlier.rewardId !== rewardId) throw new Refusal('key_reused', { field: 'key' })
    return { voucher: earlier, balance: balanceOf(await readLedger(tx, companyId)) }
  }
  const reward = (await findRewards(tx)).find((one) => one.id === rewardId)
  if (!reward) throw new Refusal('reward_not_found', { field: 'rewardId' })
  if (shown !== undefined && shown !== reward.points) throw new Refusal('reward_changed', { field: 'rewardId' })

  await expireIn(tx, companyId, now)
  const balance = balanceOf(await readLedger(tx, companyId))
  if (balance < reward.points) throw tooFew(reward.points, balance)

  const { title, amount, minSpend, points } = reward
  const validUntil = voucherEnd(reward.validDays, now)
  const terms = { title, amount, minSpend, validUntil, rewardId }
  const voucher = await grantVoucher(tx, { ...terms, companyId, source: 'reward', key: voucherKey }, buyer, now)
  await insertRedeemed(tx, { companyId, voucherId: voucher.id, points, now })
  await publish(tx, pointsChanged(companyId))
  return { voucher, balance: balance - points }
}

function tooFew(needed: number, balance: number): Refusal {
  const words = { needed: formatQuantity(String(needed)), balance: formatQuantity(String(balance)) }
  return new Refusal('points_too_few', { field: 'rewardId', words })
}
