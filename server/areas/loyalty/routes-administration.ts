import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { confirmReward, keepPointRule, keepReward } from './keep-points.ts'
import { confirmPromo, endPromo, keepPromo } from './keep-promo.ts'
import { proposalShower } from './proposals.ts'
import { findGiven } from './queries-given.ts'
import { countWaiting, findPromos, type KeptPromoRow } from './queries-kept-promos.ts'
import { findAllRewards, findPointRule } from './queries-rules.ts'
import { givenView, promoView } from './views-administration.ts'

const calls = contract.promos

/** Promo codes, vouchers and points, as administrators set them [ADM-5]. */
export const promoRoutes: Route[] = [
  route(calls.list, async (deps, administrator, { state, keyword, page, perPage: limit }) => {
    const now = deps.now()
    const wish = { state, keyword, limit, offset: (page - 1) * limit }
    const { promos, total } = await findPromos(deps.db, wish, now)
    const proposalOf = await proposalShower(deps, administrator, promos)
    const shown = promos.map((one) => promoView(one, proposalOf(one), now))
    return { data: { promos: shown, total, ...(await countWaiting(deps.db, now)) } }
  }),
  route(calls.save, async (deps, administrator, { code, version, ...typed }) => {
    const { firstDay = null, lastDay = null, mostClaims = null } = typed
    const terms = { ...typed, firstDay, lastDay, mostClaims }
    return shownPromo(deps, administrator, await keepPromo(deps, administrator, { code, version }, terms))
  }),
  route(calls.end, async (deps, administrator, { code, version }) => {
    return shownPromo(deps, administrator, await endPromo(deps, administrator, { code, version }))
  }),
  route(calls.confirm, async (deps, administrator, { code, version }) => {
    return shownPromo(deps, administrator, await confirmPromo(deps, administrator, { code, version }))
  }),
  route(calls.vouchers, async (deps, _administrator, body) => {
    const { promoCode, rewardId, keyword, after, perPage } = body
    const wish = { promoCode, rewardId, keyword, after: after ?? undefined }
    const found = await findGiven(deps.db, { ...wish, limit: perPage + 1 })
    const rows = found.slice(0, perPage)
    const next = found.length > perPage ? (rows.at(-1)?.id ?? null) : null
    return { data: { vouchers: rows.map((row) => givenView(row, deps.now())), next } }
  }),
  route(calls.points, (deps, administrator) => desk(deps, administrator)),
  route(calls.saveRule, async (deps, administrator, { version, rupiahPerPoint, lastMonths }) => {
    await keepPointRule(deps, administrator, version, { rupiahPerPoint, lastMonths })
    return desk(deps, administrator)
  }),
  route(calls.saveReward, async (deps, administrator, { rewardId: id, version, ...terms }) => {
    await keepReward(deps, administrator, id ? { id, version } : null, terms)
    return desk(deps, administrator)
  }),
  route(calls.confirmReward, async (deps, administrator, { rewardId: id, version }) => {
    await confirmReward(deps, administrator, { id, version })
    return desk(deps, administrator)
  }),
]

async function shownPromo(deps: Deps, administrator: Administrator, promo: KeptPromoRow) {
  const proposalOf = await proposalShower(deps, administrator, [promo])
  return { data: promoView(promo, proposalOf(promo), deps.now()) }
}

async function desk(deps: Deps, administrator: Administrator) {
  const kept = await findAllRewards(deps.db)
  const proposalOf = await proposalShower(deps, administrator, kept)
  const rewards = kept.map(({ proposedBy, proposedAt, ...one }) => ({
    ...one,
    proposal: proposalOf({ proposedBy, proposedAt }),
  }))
  return { data: { rule: await findPointRule(deps.db), rewards } }
}
