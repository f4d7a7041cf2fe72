import { type EnglishOf, list, record } from '../codec.ts'
import { articleState } from './article-state.ts'
import { picture } from './codec.ts'
import type { WireBanner, WireHeldBanner } from './contract-banners.ts'

const banner = record<WireBanner>()({ heading: 'judul', words: 'teks', link: 'tautan', picture: ['gambar', picture] })
export type Banner = EnglishOf<typeof banner>
export const shownBanners = list(banner)

const heldBanner = record<WireHeldBanner>()({
  id: 'banner_id',
  revision: 'versi',
  heading: 'judul',
  words: 'teks',
  link: 'tautan',
  picture: 'gambar',
  pictureText: 'gambar_teks',
  state: ['status', articleState],
  publishedAt: 'tayang',
  withdrawnAt: 'berakhir',
})
/** A banner as administrators keep it. */
export type HeldBanner = EnglishOf<typeof heldBanner>
export const heldBanners = list(heldBanner)
