import { contract } from '#domain/contract.ts'
import { balanceOf } from '#domain/loyalty/ledger.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listEntries } from './list-entries.ts'
import { findRewards, readLedger } from './queries.ts'
import { findPointRule } from './queries-rules.ts'
import { findVouchers } from './queries-vouchers.ts'
import { redeemReward } from './redeem-reward.ts'
import { balanceView, entryView, pointsView, rewardView, voucherView } from './views.ts'

const calls = contract.loyalty

export const loyaltyRoutes: Route[] = [
  route(calls.balance, async (deps, buyer) => ({
    data: balanceView(await readLedger(deps.db, buyer.companyId), await findPointRule(deps.db)),
  })),
  route(calls.history, async (deps, buyer, { page, perPage }) => {
    const { entries, total } = await listEntries(deps, buyer, { limit: perPage, offset: (page - 1) * perPage })
    return { data: { entries: entries.map(entryView), total, page, perPage } }
  }),
  route(calls.rewards, async (deps, buyer) => {
    const points = balanceOf(await readLedger(deps.db, buyer.companyId))
    const rewards = await findRewards(deps.db)
    return { data: rewards.map((one) => rewardView(one, points, buyer)) }
  }),
  route(calls.redeem, async (deps, buyer, { rewardId, points, key }) => {
    const { voucher: given, balance: left } = await redeemReward(deps, buyer, { rewardId, points, key })
    return { data: { voucher: voucherView(given, deps.now()), ...pointsView(left) } }
  }),
  route(calls.vouchers, async (deps, buyer) => {
    const now = deps.now()
    const vouchers = await findVouchers(deps.db, buyer.companyId, now)
    return { data: vouchers.map((one) => voucherView(one, now)) }
  }),
]
