import { sql } from 'kysely'
import { businessDay } from '#domain/business-day.ts'
import type { ContentPicture } from '#domain/content/picture.ts'
import type { PhotoFormat, PhotoName, PhotoWidth } from '#domain/files/photo.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf, dateOf } from '#server/platform/sql-input.ts'

/** Those of these pictures that are there. */
export function findPictures(db: Db | Tx, hashes: readonly string[]): Promise<ContentPicture[]> {
  return pictures(db, hashes).execute()
}

/** Those of these pictures that exist, locked against deletion until commit. */
export function holdPictures(tx: Tx, hashes: readonly string[]): Promise<ContentPicture[]> {
  return pictures(tx, hashes).orderBy('hash').forShare().execute()
}

function pictures(db: Db | Tx, hashes: readonly string[]) {
  return db.selectFrom('content_pictures').select(['hash', 'width', 'height']).where('hash', '=', anyOf(hashes))
}

/** @returns whether it is new: two alike are one, which then counts as added now */
export async function insertPicture(tx: Tx, picture: ContentPicture, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('content_pictures')
    .values({ ...picture, added_at: now })
    .onConflict((there) => there.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  if (inserted) return true
  await tx.updateTable('content_pictures').set({ added_at: now }).where('hash', '=', picture.hash).execute()
  return false
}

export async function insertPictureFiles(
  tx: Tx,
  hash: string,
  files: readonly { width: PhotoWidth; format: PhotoFormat; fileId: string }[],
): Promise<void> {
  await tx
    .insertInto('content_picture_files')
    .values(files.map(({ width, format, fileId }) => ({ hash, width, format, file_id: fileId })))
    .execute()
}

/** Where the bytes of a picture are. */
export function findPictureFile(db: Db, name: PhotoName) {
  return fileOf(db, name).executeTakeFirst()
}

/** Storage location of a picture in a visible article, banner, answer or version of a page. */
export function findShownPictureFile(db: Db, name: PhotoName, now: Date) {
  const hash = sql<string[]>`array[${name.hash}::text]`
  return fileOf(db, name)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('articles')
            .select('id')
            .where('pictures', '@>', hash)
            .where('published_at', '<=', now)
            .where((shown) => shown.or([shown('withdrawn_at', 'is', null), shown('withdrawn_at', '>', now)])),
        ),
        exists(
          selectFrom('banners')
            .select('id')
            .where('pictures', '@>', hash)
            .where('shown_from', '<=', now)
            .where((shown) => shown.or([shown('shown_until', 'is', null), shown('shown_until', '>', now)])),
        ),
        exists(selectFrom('faq_entries').select('id').where('pictures', '@>', hash).where('is_shown', '=', true)),
        exists(
          selectFrom('page_versions')
            .select('page')
            .where('pictures', '@>', hash)
            .where('valid_from', '<=', dateOf(businessDay(now))),
        ),
      ]),
    )
    .executeTakeFirst()
}

function fileOf(db: Db, { hash, width, format }: PhotoName) {
  return db
    .selectFrom('content_picture_files as drawn')
    .innerJoin(storedFiles.as('file'), 'file.id', 'drawn.file_id')
    .select(['file.storage_key as key', 'file.size'])
    .where('drawn.hash', '=', hash)
    .where('drawn.width', '=', width)
    .where('drawn.format', '=', format)
}

/** Pictures added before an instant that no text shows, not even an old version; locked until commit. */
export async function holdUnused(tx: Tx, before: Date, most: number): Promise<string[]> {
  const locked = await unused(tx, before).limit(most).forUpdate().skipLocked().execute()
  // again: somebody may have used one between the look and the lock
  const left = await unused(tx, before)
    .where('picture.hash', '=', anyOf(locked.map(({ hash }) => hash)))
    .execute()
  return left.map(({ hash }) => hash)
}

function unused(tx: Tx, before: Date) {
  const naming = sql<string[]>`array[picture.hash]`
  return tx
    .selectFrom('content_pictures as picture')
    .select('picture.hash')
    .where('picture.added_at', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('article_versions').select('number').where('pictures', '@>', naming))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('articles').select('id').where('pictures', '@>', naming))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('banners').select('id').where('pictures', '@>', naming))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('faq_entries').select('id').where('pictures', '@>', naming))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('page_versions').select('page').where('pictures', '@>', naming))),
    )
}

/** Deletes a picture. @returns the ids of its files */
export async function deletePicture(tx: Tx, hash: string): Promise<string[]> {
  const files = await tx
    .deleteFrom('content_picture_files')
    .where('hash', '=', hash)
    .returning('file_id as id')
    .execute()
  await tx.deleteFrom('content_pictures').where('hash', '=', hash).execute()
  return files.map(({ id }) => id)
}
