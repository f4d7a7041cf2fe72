import { sql } from 'kysely'
import type { PhotoFormat, PhotoName, PhotoWidth } from '#domain/files/photo.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** A photo of a product. */
export interface PhotoRow {
  id: string
  alt: string
  hash: string
}

/** The photos of the seller's product, in their order; of another seller's none. */
export function findOwnPhotos(db: Db | Tx, sellerId: CompanyId, productId: number): Promise<PhotoRow[]> {
  return db
    .selectFrom('product_photos as photo')
    .innerJoin('products as p', 'p.id', 'photo.product_id')
    .select(['photo.id', 'photo.alt', 'photo.hash'])
    .where('p.seller_id', '=', sellerId)
    .where('p.id', '=', productId)
    .orderBy('photo.position')
    .execute()
}

export async function isOwnProduct(db: Db, sellerId: CompanyId, productId: number): Promise<boolean> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .executeTakeFirst()
  return found !== undefined
}

/** The photos of products on sale, in their order. */
export function findShownPhotos(db: Db, productId: number): Promise<Omit<PhotoRow, 'id'>[]> {
  return db
    .selectFrom('product_photos as photo')
    .innerJoin('products as p', 'p.id', 'photo.product_id')
    .select(['photo.alt', 'photo.hash'])
    .where('p.id', '=', productId)
    .where('p.status', '=', 'published')
    .orderBy('photo.position')
    .execute()
}

/** The seller's photo, with the key of its whole picture. */
export function findOwnPhoto(db: Db | Tx, sellerId: CompanyId, photoId: string) {
  return db
    .selectFrom('product_photos as photo')
    .innerJoin('products as p', 'p.id', 'photo.product_id')
    .innerJoin(storedFiles.as('source'), 'source.id', 'photo.source_id')
    .select([
      'photo.id',
      'photo.hash',
      'photo.product_id as productId',
      'photo.source_id as sourceId',
      'source.storage_key as sourceKey',
      'source.size as sourceSize',
    ])
    .where('p.seller_id', '=', sellerId)
    .where('photo.id', '=', photoId)
    .executeTakeFirst()
}

/** Where the bytes of a photo are that everybody may see: one of a product on sale. */
export function findShownFile(db: Db, { hash, width, format }: PhotoName) {
  return fileOf(db, width, format)
    .where('photo.hash', '=', hash)
    .where('p.status', '=', 'published')
    .limit(1)
    .executeTakeFirst()
}

/** Storage location of the seller's own photo, whatever the status of its product. */
export function findOwnFile(db: Db, sellerId: CompanyId, photoId: string, width: PhotoWidth) {
  return fileOf(db, width, 'jpeg')
    .where('photo.id', '=', photoId)
    .where('p.seller_id', '=', sellerId)
    .executeTakeFirst()
}

function fileOf(db: Db, width: PhotoWidth, format: PhotoFormat) {
  return db
    .selectFrom('product_photos as photo')
    .innerJoin('products as p', 'p.id', 'photo.product_id')
    .innerJoin('product_photo_files as drawn', 'drawn.photo_id', 'photo.id')
    .innerJoin(storedFiles.as('file'), 'file.id', 'drawn.file_id')
    .select(['file.storage_key as key', 'file.size'])
    .where('drawn.width', '=', width)
    .where('drawn.format', '=', format)
}

export interface NewPhoto {
  productId: number
  hash: string
  sourceId: string
  position: number
  alt?: string
}

/** @returns its id */
export async function insertPhoto(
  tx: Tx,
  { productId, hash, sourceId, position, alt = '' }: NewPhoto,
): Promise<string> {
  const { id } = await tx
    .insertInto('product_photos')
    .values({ product_id: productId, hash, source_id: sourceId, position, alt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPhotoFiles(
  tx: Tx,
  photoId: string,
  files: readonly { width: PhotoWidth; format: PhotoFormat; fileId: string }[],
): Promise<void> {
  await tx
    .insertInto('product_photo_files')
    .values(files.map(({ width, format, fileId }) => ({ photo_id: photoId, width, format, file_id: fileId })))
    .execute()
}

/** The photos of a product with all their files, in their order. */
export async function findPhotosWithFiles(tx: Tx, productId: number) {
  const photos = await tx
    .selectFrom('product_photos')
    .select(['id', 'hash', 'alt', 'position', 'source_id as sourceId'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  const files = await tx
    .selectFrom('product_photo_files')
    .select(['photo_id as photoId', 'width', 'format', 'file_id as fileId'])
    .where('photo_id', '=', anyOf(photos.map(({ id }) => id)))
    .$narrowType<{ width: PhotoWidth; format: PhotoFormat }>()
    .execute()
  const filesOf = Map.groupBy(files, ({ photoId }) => photoId)
  return photos.map((photo) => ({ ...photo, files: filesOf.get(photo.id) ?? [] }))
}

/** Deletes what a photo is shown by. @returns the ids of the files */
export async function deletePhotoFiles(tx: Tx, photoId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('product_photo_files')
    .where('photo_id', '=', photoId)
    .returning('file_id as id')
    .execute()
  return deleted.map(({ id }) => id)
}

export async function deletePhoto(tx: Tx, photoId: string): Promise<void> {
  await tx.deleteFrom('product_photos').where('id', '=', photoId).execute()
}

export async function savePhoto(tx: Tx, photoId: string, change: { hash: string } | { alt: string }): Promise<void> {
  await tx.updateTable('product_photos').set(change).where('id', '=', photoId).execute()
}

/** Numbers the photos of a product, in the order given. */
export async function savePositions(tx: Tx, photoIds: readonly string[]): Promise<void> {
  for (const [index, id] of photoIds.entries()) {
    await tx
      .updateTable('product_photos')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
  }
}

/** Lists show what is the first photo now, and old addresses of the picture lead there. */
export async function renewCover(tx: Tx, productId: number): Promise<void> {
  await tx
    .updateTable('products')
    .set({ picture_version: sql<number>`picture_version + 1` })
    .where('id', '=', productId)
    .execute()
}

/** The bytes of the photo by which lists show a product on sale; undefined where it has none. */
export async function findCoverKey(db: Db, productId: number): Promise<FileKey | undefined> {
  const found = await fileOf(db, 800, 'jpeg')
    .where('p.id', '=', productId)
    .whereRef('photo.hash', '=', 'p.cover_photo')
    .limit(1)
    .executeTakeFirst()
  return found?.key
}
