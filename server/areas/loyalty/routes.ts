import { contract } from '#domain/contract.ts'
import { balanceOf } from '#domain/loyalty/ledger.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { listEntries } from './list-entries.ts'
import { findRewards, readLedger } from './queries.ts'
import { findVouchers } from './queries-vouchers.ts'
import { redeemReward } from './redeem-reward.ts'
import { balanceView, entryView, pointsView, rewardView, voucherView } from './views.ts'

const calls = contract.loyalty

export const loyaltyRoutes: Route[] = [
  route(calls.balance, async (deps, buyer) => ({ data: [balanceView(await readLedger(deps.db, buyer.companyId))] })),
  route(calls.history, async (deps, buyer, { halaman, per_halaman }) => {
    const page = { limit: per_halaman, offset: (halaman - 1) * per_halaman }
    const { entries, total } = await listEntries(deps, buyer, page)
    return { data: { riwayat: entries.map(entryView), total, halaman, per_halaman } }
  }),
  route(calls.rewards, async (deps, buyer) => {
    const balance = balanceOf(await readLedger(deps.db, buyer.companyId))
    const rewards = await findRewards(deps.db)
    return { data: rewards.map((reward) => rewardView(reward, balance, buyer)) }
  }),
  route(calls.redeem, async (deps, buyer, { hadiah_id: rewardId, kunci: key }) => {
    const { voucher, balance } = await redeemReward(deps, buyer, { rewardId, key })
    return { data: { voucher: voucherView(voucher, deps.now()), ...pointsView(balance) } }
  }),
  route(calls.vouchers, async (deps, buyer) => {
    const now = deps.now()
    const vouchers = await findVouchers(deps.db, buyer.companyId, now)
    return { data: vouchers.map((voucher) => voucherView(voucher, now)) }
  }),
]
