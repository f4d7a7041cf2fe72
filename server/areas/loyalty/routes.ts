import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { balanceOf } from '#domain/loyalty/ledger.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { balanceView, entryView, listEntries, pointsView, rewardView, voucherView } from './list-entries.ts'
import { proposalShower } from './proposals.ts'
import { findRewards, readLedger } from './queries.ts'
import { countWaiting, findPromos, type StoredPromoRow } from './queries-promo-terms.ts'
import { findAllRewards, findPointRule } from './queries-rules.ts'
import { findIssued, findVouchers } from './queries-vouchers.ts'
import { redeemReward } from './vouchers.ts'
import { confirmReward, writePointRule, writeReward } from './write-points.ts'
import { confirmPromo, endPromo, issuedView, promoView, writePromo } from './write-promo.ts'

export const loyaltyRoutes: readonly Route[] = [
  route(contract.loyalty.balance, async (deps, buyer) => ({
    data: balanceView(await readLedger(deps.db, buyer.companyId), await findPointRule(deps.db)),
  })),
  route(contract.loyalty.history, async (deps, buyer, { page, perPage }) => {
    const { entries, total } = await listEntries(deps, buyer, { limit: perPage, offset: (page - 1) * perPage })
    return { data: { entries: entries.map(entryView), total, page, perPage } }
  }),
  route(contract.loyalty.rewards, async (deps, buyer) => {
    const points = balanceOf(await readLedger(deps.db, buyer.companyId))
    const rewards = await findRewards(deps.db)
    return { data: rewards.map((one) => rewardView(one, points, buyer)) }
  }),
  route(contract.loyalty.redeem, async (deps, buyer, { rewardId, points, key }) => {
    const { voucher: issued, balance: left } = await redeemReward(deps, buyer, { rewardId, points, key })
    return { data: { voucher: voucherView(issued, deps.now()), ...pointsView(left) } }
  }),
  route(contract.loyalty.vouchers, async (deps, buyer) => {
    const now = deps.now()
    const vouchers = await findVouchers(deps.db, buyer.companyId, now)
    return { data: vouchers.map((one) => voucherView(one, now)) }
  }),

  // Promotion codes, vouchers and points, as administrators set them [ADM-5].
  route(contract.promos.list, async (deps, administrator, { state, keyword, page, perPage: limit }) => {
    const now = deps.now()
    const wish = { state, keyword, limit, offset: (page - 1) * limit }
    const { promos, total } = await findPromos(deps.db, wish, now)
    const proposalOf = await proposalShower(deps, administrator, promos)
    const shown = promos.map((one) => promoView(one, proposalOf(one), now))
    return { data: { promos: shown, total, ...(await countWaiting(deps.db, now)) } }
  }),
  route(contract.promos.save, async (deps, administrator, { code, version, ...typed }) => {
    const { firstDay = null, lastDay = null, mostClaims = null } = typed
    const terms = { ...typed, firstDay, lastDay, mostClaims }
    return shownPromo(deps, administrator, await writePromo(deps, administrator, { code, version }, terms))
  }),
  route(contract.promos.end, async (deps, administrator, { code, version }) => {
    return shownPromo(deps, administrator, await endPromo(deps, administrator, { code, version }))
  }),
  route(contract.promos.confirm, async (deps, administrator, { code, version }) => {
    return shownPromo(deps, administrator, await confirmPromo(deps, administrator, { code, version }))
  }),
  route(contract.promos.vouchers, async (deps, _administrator, body) => {
    const { promoCode, rewardId, keyword, after, perPage } = body
    const wish = { promoCode, rewardId, keyword, after: after ?? undefined }
    const found = await findIssued(deps.db, { ...wish, limit: perPage + 1 })
    const rows = found.slice(0, perPage)
    const next = found.length > perPage ? (rows.at(-1)?.id ?? null) : null
    return { data: { vouchers: rows.map((row) => issuedView(row, deps.now())), next } }
  }),
  route(contract.promos.points, (deps, administrator) => pointsAdministration(deps, administrator)),
  route(contract.promos.saveRule, async (deps, administrator, { version, rupiahPerPoint, lastMonths }) => {
    await writePointRule(deps, administrator, version, { rupiahPerPoint, lastMonths })
    return pointsAdministration(deps, administrator)
  }),
  route(contract.promos.saveReward, async (deps, administrator, { rewardId: id, version, ...terms }) => {
    await writeReward(deps, administrator, id ? { id, version } : null, terms)
    return pointsAdministration(deps, administrator)
  }),
  route(contract.promos.confirmReward, async (deps, administrator, { rewardId: id, version }) => {
    await confirmReward(deps, administrator, { id, version })
    return pointsAdministration(deps, administrator)
  }),
]

async function shownPromo(deps: Deps, administrator: Administrator, promo: StoredPromoRow) {
  const proposalOf = await proposalShower(deps, administrator, [promo])
  return { data: promoView(promo, proposalOf(promo), deps.now()) }
}

async function pointsAdministration(deps: Deps, administrator: Administrator) {
  const stored = await findAllRewards(deps.db)
  const proposalOf = await proposalShower(deps, administrator, stored)
  const rewards = stored.map(({ proposedBy, proposedAt, ...one }) => ({
    ...one,
    proposal: proposalOf({ proposedBy, proposedAt }),
  }))
  return { data: { rule: await findPointRule(deps.db), rewards } }
}
