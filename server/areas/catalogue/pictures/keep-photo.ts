import { buffer } from 'node:stream/consumers'
import type { Seller } from '#domain/accounts/actor.ts'
import type { StoredKind } from '#domain/files/file.ts'
import type { PhotoCrop } from '#domain/files/photo.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { forgetFile, recordFile, storeAllAndRecord, type UnrecordedFile } from '#server/platform/files/store-file.ts'
import { cutPhoto, fileOfPhoto, hashOfPhoto, makePhoto, type PhotoFile } from '#server/platform/pictures/make-photo.ts'
import { auditPhoto } from '../offers/audit-products.ts'
import { lockOwnProduct } from './queries-documented.ts'
import {
  deletePhotoFiles,
  findOwnPhoto,
  findOwnPhotos,
  insertPhoto,
  insertPhotoFiles,
  type PhotoRow,
  renewCover,
  savePhoto,
} from './queries-photos.ts'

/**
 * Adds a photo to a product of the seller, as the last; metadata is removed [SHOP-2].
 * @throws Refusal product_not_found | photos_full | photo_broken | busy, FilesLost
 */
export async function addPhoto(deps: Deps, seller: Seller, productId: number, content: Buffer): Promise<PhotoRow[]> {
  // drawing takes seconds of a processor
  await deps.db.transaction().execute((tx) => holdRoom(tx, seller, productId))
  const made = await makePhoto(seller.companyId, content)
  if (!made) throw new Refusal('photo_broken', { field: 'berkas' })
  const source = { name: 'foto.jpg', kind: 'jpeg', content: made.source } as const
  return storeAllAndRecord<StoredKind, PhotoRow[]>(
    deps,
    [source, ...made.files.map(fileOfPhoto)],
    ([whole, ...drawn]) =>
      deps.db.transaction().execute(async (tx) => {
        const { name, photos } = await holdRoom(tx, seller, productId)
        const sourceId = await recordFile(tx, seller, whole as UnrecordedFile, deps.now()) // the first one given
        const id = await insertPhoto(tx, { productId, hash: hashOfPhoto(made.files), sourceId, position: photos + 1 })
        await record(tx, seller, { id, made: made.files, drawn }, deps.now())
        await renewCover(tx, productId)
        await auditPhoto(tx, seller, { id: productId, name, photo: 'added' }, deps.now())
        return findOwnPhotos(tx, seller.companyId, productId)
      }),
  )
}

/** One photo of a product at a time, so that they can be counted. */
async function holdRoom(tx: Tx, seller: Seller, productId: number): Promise<{ name: string; photos: number }> {
  const product = await lockOwnProduct(tx, seller.companyId, productId)
  if (!product) throw new Refusal('product_not_found', { field: 'productId' })
  const { length } = await findOwnPhotos(tx, seller.companyId, productId)
  if (length >= MOST.photos) throw new Refusal('photos_full', { field: 'berkas' })
  return { name: product.name, photos: length }
}

/**
 * Crops a photo; the whole picture stays, for another crop [SHOP-2].
 * @throws Refusal photo_not_found | photo_broken | busy, FilesLost
 */
export async function recutPhoto(deps: Deps, seller: Seller, photoId: string, crop: PhotoCrop): Promise<PhotoRow[]> {
  const photo = await deps.db.transaction().execute((tx) => findOwnPhoto(tx, seller.companyId, photoId))
  if (!photo) throw notFound()
  const made = await cutPhoto(seller.companyId, await buffer(await deps.files.open(photo.sourceKey)), crop)
  if (!made) throw new Refusal('photo_broken', { field: 'id' })
  return storeAllAndRecord<StoredKind, PhotoRow[]>(deps, made.map(fileOfPhoto), (drawn) =>
    deps.db.transaction().execute(async (tx) => {
      const product = await lockOwnProduct(tx, seller.companyId, photo.productId)
      // it may have been removed meanwhile
      if (!product || !(await findOwnPhoto(tx, seller.companyId, photoId))) throw notFound()
      for (const id of await deletePhotoFiles(tx, photoId)) await forgetFile(tx, id)
      await savePhoto(tx, photoId, { hash: hashOfPhoto(made) })
      await record(tx, seller, { id: photoId, made, drawn }, deps.now())
      await renewCover(tx, photo.productId)
      await auditPhoto(tx, seller, { ...product, id: photo.productId, photo: 'cut' }, deps.now())
      return findOwnPhotos(tx, seller.companyId, photo.productId)
    }),
  )
}

async function record(
  tx: Tx,
  seller: Seller,
  { id, made, drawn }: { id: string; made: readonly PhotoFile[]; drawn: readonly UnrecordedFile<StoredKind>[] },
  now: Date,
): Promise<void> {
  const files = []
  for (const [index, file] of drawn.entries()) {
    const { width, format } = made[index] as PhotoFile // stored in the order in which they were made
    files.push({ width, format, fileId: await recordFile(tx, seller, file, now) })
  }
  await insertPhotoFiles(tx, id, files)
}

function notFound(): Refusal {
  return new Refusal('photo_not_found', { field: 'id' })
}
