import { heldBanners, shownBanners } from '#domain/content/codec-banners.ts'
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
    data: shownBanners.encode((await findShownBanners(db, now())).flatMap((one) => shownBannerView(one) ?? [])),
  })),
  route(calls.list, async ({ db, now }) => ({
    data: heldBanners.encode((await findBanners(db)).map(heldBannerView(now()))),
  })),
  route(calls.save, async (deps, administrator, { banner_id, versi, judul, teks, tautan, gambar, ...rest }) => {
    const seen = banner_id === undefined ? null : { id: banner_id, revision: versi ?? 0 }
    const times = { publishedAt: instantOf(rest.tayang), withdrawnAt: instantOf(rest.berakhir) }
    const written = {
      heading: judul,
      words: teks,
      link: tautan,
      picture: gambar,
      pictureText: rest.gambar_teks,
      ...times,
    }
    const banners = await writeBanner(deps, administrator, seen, written)
    return { data: heldBanners.encode(banners.map(heldBannerView(deps.now()))) }
  }),
  route(calls.remove, async (deps, administrator, { banner_id, versi }) => {
    const banners = await removeBanner(deps, administrator, { id: banner_id, revision: versi })
    return { data: heldBanners.encode(banners.map(heldBannerView(deps.now()))) }
  }),
  route(calls.arrange, async (deps, administrator, { banner_id }) => {
    const banners = await arrangeBanners(deps, administrator, banner_id)
    return { data: heldBanners.encode(banners.map(heldBannerView(deps.now()))) }
  }),
]
