import { sql } from 'kysely'
import type { Showing } from '#domain/content/article-state.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface WrittenBanner extends Showing {
  heading: string
  words: string
  link: string
  picture: string
  pictureText: string
}

export interface BannerRow extends WrittenBanner {
  id: number
  revision: number
}

/** All of them in their order. */
export function findBanners(db: Db | Tx): Promise<BannerRow[]> {
  return banners(db).orderBy('place').orderBy('id').execute()
}

/** Those that are shown at an instant, in their order. */
export function findShownBanners(db: Db, now: Date): Promise<BannerRow[]> {
  return banners(db)
    .where('shown_from', '<=', now)
    .where((until) => until.or([until('shown_until', 'is', null), until('shown_until', '>', now)]))
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** A banner, locked until commit. */
export function lockBanner(tx: Tx, id: number): Promise<BannerRow | undefined> {
  return banners(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

function banners(db: Db | Tx) {
  return db
    .selectFrom('banners')
    .select(['id', 'revision', 'heading', 'words', 'link', 'picture', 'picture_text as pictureText'])
    .select(['shown_from as publishedAt', 'shown_until as withdrawnAt'])
}

/** A banner after all others. @returns its id */
export async function insertBanner(tx: Tx, written: WrittenBanner): Promise<number> {
  const { id } = await tx
    .insertInto('banners')
    .values(({ selectFrom }) => ({
      ...columnsOf(written),
      place: selectFrom('banners').select(({ fn }) => sql<number>`coalesce(${fn.max('place')}, 0) + 10`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Moves the revision. */
export async function updateBanner(tx: Tx, id: number, written: WrittenBanner): Promise<void> {
  await tx
    .updateTable('banners')
    .set(columnsOf(written))
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteBanner(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('banners').where('id', '=', id).execute()
}

function columnsOf({ pictureText, publishedAt, withdrawnAt, ...same }: WrittenBanner) {
  return { ...same, picture_text: pictureText, shown_from: publishedAt, shown_until: withdrawnAt }
}
