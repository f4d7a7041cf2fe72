import { instantOf } from '#domain/content/minute.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { arrangeBanners, removeBanner, writeBanner } from './keep-banners.ts'
import { findBanners, findShownBanners } from './queries-banners.ts'
import { heldBannerView, shownBannerView } from './views-banners.ts'

const calls = contract.banners

/** The banners of the home page, and how administrators keep them [ADM-4]. */
export const bannerRoutes: readonly Route[] = [
  route(calls.shown, async ({ db, now }) => ({
    data: (await findShownBanners(db, now())).flatMap((one) => shownBannerView(one) ?? []),
  })),
  route(calls.list, async ({ db, now }) => ({
    data: (await findBanners(db)).map(heldBannerView(now())),
  })),
  route(calls.save, async (deps, administrator, { id, revision, ...typed }) => {
    const seen = id === undefined ? null : { id, revision: revision ?? 0 }
    const times = { publishedAt: instantOf(typed.publishedAt), withdrawnAt: instantOf(typed.withdrawnAt) }
    const banners = await writeBanner(deps, administrator, seen, { ...typed, ...times })
    return { data: banners.map(heldBannerView(deps.now())) }
  }),
  route(calls.remove, async (deps, administrator, { id, revision }) => {
    const banners = await removeBanner(deps, administrator, { id, revision })
    return { data: banners.map(heldBannerView(deps.now())) }
  }),
  route(calls.arrange, async (deps, administrator, { ids }) => {
    const banners = await arrangeBanners(deps, administrator, ids)
    return { data: banners.map(heldBannerView(deps.now())) }
  }),
]
