import type { Buyer } from '#domain/accounts/actor.ts'
import { formatQuantity } from '#domain/format.ts'
import { pointsChanged } from '#domain/live.ts'
import { balanceOf } from '#domain/loyalty/ledger.ts'
import { voucherEnd } from '#domain/loyalty/voucher.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { expireIn } from './expire-points.ts'
import { grantVoucher } from './grant-voucher.ts'
import { findRewards, insertRedeemed, readLedger } from './queries.ts'
import { findVoucherOfKey, type VoucherRow } from './queries-vouchers.ts'

interface Wish {
  rewardId: string
  /** What was shown to be asked for it. */
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
