import { stateOf } from '#domain/content/article-state.ts'
import type { AdminBanner, Banner } from '#domain/content/contract-banners.ts'
import { pictureUrl, readPictureAddress } from '#domain/content/picture.ts'
import type { BannerRow } from './queries-banners.ts'

/** As the home page shows it; undefined where its picture cannot be read, which the contract does not take. */
export function shownBannerView({ heading, words, link, picture, pictureText }: BannerRow): Banner | undefined {
  const read = readPictureAddress(picture)
  if (!read) return undefined
  const { width, height } = read
  return { heading, words, link, picture: { address: pictureUrl(read, 800), alt: pictureText, width, height } }
}

export function heldBannerView(now: Date) {
  return ({ publishedAt, withdrawnAt, ...same }: BannerRow): AdminBanner => ({
    ...same,
    state: stateOf({ publishedAt, withdrawnAt }, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  })
}
