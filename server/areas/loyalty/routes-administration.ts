import type { Administrator } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { givenPage, keptPromo, pointDesk, promoPage } from '#domain/loyalty/codec-administration.ts'
import { promoState } from '#domain/loyalty/promo-state.ts'
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
  route(calls.list, async (deps, administrator, { status, keyword, halaman: page, per_halaman: limit }) => {
    const now = deps.now()
    const wish = { state: status && promoState.decode(status), keyword, limit, offset: (page - 1) * limit }
    const { promos, total } = await findPromos(deps.db, wish, now)
    const proposalOf = await proposalShower(deps, administrator, promos)
    const shown = promos.map((one) => promoView(one, proposalOf(one), now))
    return { data: promoPage.encode({ promos: shown, total, ...(await countWaiting(deps.db, now)) }) }
  }),
  route(calls.save, async (deps, administrator, { kode: code, versi: version, ...typed }) => {
    const promo = await keepPromo(
      deps,
      administrator,
      { code, version },
      {
        ...termsOf(typed),
        firstDay: typed.mulai ?? null,
        lastDay: typed.sampai ?? null,
        mostClaims: typed.paling_banyak ?? null,
      },
    )
    return shownPromo(deps, administrator, promo)
  }),
  route(calls.end, async (deps, administrator, { kode: code, versi: version }) => {
    return shownPromo(deps, administrator, await endPromo(deps, administrator, { code, version }))
  }),
  route(calls.confirm, async (deps, administrator, { kode: code, versi: version }) => {
    return shownPromo(deps, administrator, await confirmPromo(deps, administrator, { code, version }))
  }),
  route(calls.vouchers, async (deps, _administrator, body) => {
    const { promo: promoCode, hadiah_id: rewardId, keyword, setelah, per_halaman: perPage } = body
    const wish = { promoCode, rewardId, keyword, after: setelah ?? undefined }
    const found = await findGiven(deps.db, { ...wish, limit: perPage + 1 })
    const rows = found.slice(0, perPage)
    const next = found.length > perPage ? (rows.at(-1)?.id ?? null) : null
    return { data: givenPage.encode({ vouchers: rows.map((row) => givenView(row, deps.now())), next }) }
  }),
  route(calls.points, (deps, administrator) => desk(deps, administrator)),
  route(calls.saveRule, async (deps, administrator, { versi, rupiah_per_poin, berlaku_bulan }) => {
    const rule = { rupiahPerPoint: rupiah_per_poin, lastMonths: berlaku_bulan }
    await keepPointRule(deps, administrator, versi, rule)
    return desk(deps, administrator)
  }),
  route(calls.saveReward, async (deps, administrator, { hadiah_id: id, versi: version, poin, aktif, ...typed }) => {
    const terms = { ...termsOf(typed), points: poin, active: aktif }
    await keepReward(deps, administrator, id ? { id, version } : null, terms)
    return desk(deps, administrator)
  }),
  route(calls.confirmReward, async (deps, administrator, { hadiah_id: id, versi: version }) => {
    await confirmReward(deps, administrator, { id, version })
    return desk(deps, administrator)
  }),
]

function termsOf(typed: { nama: string; nilai: string; min_belanja: string; berlaku_hari: number }) {
  const { nama: title, nilai: amount, min_belanja: minSpend, berlaku_hari: validDays } = typed
  return { title, amount, minSpend, validDays }
}

async function shownPromo(deps: Deps, administrator: Administrator, promo: KeptPromoRow) {
  const proposalOf = await proposalShower(deps, administrator, [promo])
  return { data: keptPromo.encode(promoView(promo, proposalOf(promo), deps.now())) }
}

async function desk(deps: Deps, administrator: Administrator) {
  const kept = await findAllRewards(deps.db)
  const proposalOf = await proposalShower(deps, administrator, kept)
  const rewards = kept.map(({ proposedBy, proposedAt, ...one }) => ({
    ...one,
    proposal: proposalOf({ proposedBy, proposedAt }),
  }))
  return { data: pointDesk.encode({ rule: await findPointRule(deps.db), rewards }) }
}
