import type { Administrator } from '#domain/accounts/actor.ts'
import { stateOf } from '#domain/content/article-state.ts'
import type { AdminBanner, Banner } from '#domain/content/contract-banners.ts'
import { pictureUrl, readPictureAddress } from '#domain/content/picture.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { checkHeadPicture } from './check-text.ts'
import type { ExpectedEntry } from './keep-questions.ts'
import {
  type BannerRow,
  deleteBanner,
  findBanners,
  insertBanner,
  lockBanner,
  updateBanner,
  type WrittenBanner,
} from './queries-banners.ts'
import { lockEntryOrder, saveOrder } from './queries-entries.ts'
import { holdPictures } from './queries-pictures.ts'

/**
 * Writes a banner and when the home page shows it; a new one without an expected version [ADM-4].
 * @throws Refusal banner_not_found | banner_moved_on | banners_full | banner_times | text_picture
 */
export function writeBanner(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedEntry | null,
  written: WrittenBanner,
): Promise<BannerRow[]> {
  const { publishedAt, withdrawnAt } = written
  if (withdrawnAt && (!publishedAt || withdrawnAt <= publishedAt))
    throw new Refusal('banner_times', { field: 'withdrawnAt' })
  return deps.db.transaction().execute(async (tx) => {
    await checkHeadPicture((hashes) => holdPictures(tx, hashes), written.picture, written.pictureText)
    await lockEntryOrder(tx, 'banners')
    const before = expected && (await lockExpected(tx, expected))
    if (!before && (await findBanners(tx)).length >= MOST.banners) throw new Refusal('banners_full')
    const id = before ? before.id : await insertBanner(tx, written)
    if (before) await updateBanner(tx, id, written)
    const thing = { id, name: written.heading }
    const facts = { before: before && textOf(before), after: { ...written } }
    await audit(tx, administrator, { act: 'banner.write', thing, ...facts }, deps.now())
    return findBanners(tx)
  })
}

/** Removes a banner for good [ADM-4]. @throws Refusal banner_not_found | banner_moved_on */
export function removeBanner(deps: Deps, administrator: Administrator, expected: ExpectedEntry): Promise<BannerRow[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockEntryOrder(tx, 'banners')
    const before = await lockExpected(tx, expected)
    await deleteBanner(tx, before.id)
    const thing = { id: before.id, name: before.heading }
    await audit(tx, administrator, { act: 'banner.remove', thing, before: textOf(before), after: null }, deps.now())
    return findBanners(tx)
  })
}

/**
 * Puts all banners in another order; refused when the list has changed meanwhile [ADM-4]. @throws Refusal list_moved_on
 */
export function arrangeBanners(deps: Deps, administrator: Administrator, ids: readonly number[]): Promise<BannerRow[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockEntryOrder(tx, 'banners')
    const there = await findBanners(tx)
    checkOrder(there, ids, 'banner_id')
    await saveOrder(tx, 'banners', ids)
    const facts = { before: { order: there.map(({ id }) => id) }, after: { order: ids } }
    await audit(tx, administrator, { act: 'banner.arrange', thing: { id: 'banners' }, ...facts }, deps.now())
    return findBanners(tx)
  })
}

async function lockExpected(tx: Tx, { id, revision }: ExpectedEntry): Promise<BannerRow> {
  const banner = await lockBanner(tx, id)
  if (!banner) throw new Refusal('banner_not_found', { field: 'id' })
  if (banner.revision !== revision) throw new Refusal('banner_moved_on', { field: 'revision' })
  return banner
}

function textOf({ id: _, revision: __, ...written }: BannerRow): WrittenBanner & Record<string, unknown> {
  return written
}

/** Refuses an order of other things than those that are there, each once. @throws Refusal list_moved_on */
export function checkOrder(there: readonly { id: number }[], requested: readonly number[], field: string): void {
  const ids = new Set(there.map(({ id }) => id))
  const isWhole =
    requested.length === ids.size && new Set(requested).size === ids.size && requested.every((id) => ids.has(id))
  if (!isWhole) throw new Refusal('list_moved_on', { field })
}

/** As the home page shows it; undefined where its picture cannot be read, which the contract does not take. */
export function shownBannerView({ heading, words, link, picture, pictureText }: BannerRow): Banner | undefined {
  const read = readPictureAddress(picture)
  if (!read) return undefined
  const { width, height } = read
  return { heading, words, link, picture: { address: pictureUrl(read, 800), alt: pictureText, width, height } }
}

export function editableBannerView(now: Date) {
  return ({ publishedAt, withdrawnAt, ...same }: BannerRow): AdminBanner => ({
    ...same,
    state: stateOf({ publishedAt, withdrawnAt }, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  })
}
