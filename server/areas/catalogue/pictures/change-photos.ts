import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { forgetFile } from '#server/platform/files/store-file.ts'
import { auditPhoto } from '../offers/audit-products.ts'
import { lockOwnProduct } from './queries-documented.ts'
import {
  deletePhoto,
  deletePhotoFiles,
  findOwnPhoto,
  findOwnPhotos,
  isOwnProduct,
  type PhotoRow,
  renewCover,
  savePhoto,
  savePositions,
} from './queries-photos.ts'

/** The photos of the seller's product, in their order [SHOP-2]. @throws Refusal product_not_found */
export async function listPhotos({ db }: Deps, seller: Seller, productId: number): Promise<PhotoRow[]> {
  const photos = await findOwnPhotos(db, seller.companyId, productId)
  if (photos.length === 0 && !(await isOwnProduct(db, seller.companyId, productId)))
    throw new Refusal('product_not_found', { field: 'productId' })
  return photos
}

/**
 * Puts the photos of a product in another order; refused when they have changed meanwhile [SHOP-2].
 * @throws Refusal product_not_found | photos_moved_on
 */
export function arrangePhotos(deps: Deps, seller: Seller, productId: number, ids: readonly string[]) {
  return deps.db.transaction().execute(async (tx): Promise<PhotoRow[]> => {
    const product = await lockOwnProduct(tx, seller.companyId, productId)
    if (!product) throw new Refusal('product_not_found', { field: 'productId' })
    const there = new Set((await findOwnPhotos(tx, seller.companyId, productId)).map(({ id }) => id))
    const requested = new Set(ids)
    if (requested.size !== ids.length || requested.size !== there.size || ids.some((id) => !there.has(id)))
      throw new Refusal('photos_moved_on', { field: 'ids' })
    await savePositions(tx, ids)
    await renewCover(tx, productId)
    await auditPhoto(tx, seller, { ...product, id: productId, photo: 'arranged' }, deps.now())
    return findOwnPhotos(tx, seller.companyId, productId)
  })
}

/** Sets a photo's alternative text [SHOP-2]. @throws Refusal photo_not_found */
export function describePhoto(deps: Deps, seller: Seller, photoId: string, alt: string): Promise<PhotoRow[]> {
  return deps.db.transaction().execute(async (tx) => {
    const { productId } = await lockPhoto(tx, seller, photoId)
    await savePhoto(tx, photoId, { alt })
    return findOwnPhotos(tx, seller.companyId, productId)
  })
}

/** Removes a photo with its files; those that follow move up [SHOP-2]. @throws Refusal photo_not_found */
export function removePhoto(deps: Deps, seller: Seller, photoId: string): Promise<PhotoRow[]> {
  return deps.db.transaction().execute(async (tx) => {
    const { productId, productName, sourceId } = await lockPhoto(tx, seller, photoId)
    const files = await deletePhotoFiles(tx, photoId)
    await deletePhoto(tx, photoId)
    for (const id of [...files, sourceId]) await forgetFile(tx, id)
    const left = await findOwnPhotos(tx, seller.companyId, productId)
    await savePositions(
      tx,
      left.map(({ id }) => id),
    )
    await renewCover(tx, productId)
    await auditPhoto(tx, seller, { id: productId, name: productName, photo: 'removed' }, deps.now())
    return left
  })
}

/** A photo of the seller, its product's photos locked until commit. */
async function lockPhoto(tx: Tx, seller: Seller, photoId: string) {
  const found = await findOwnPhoto(tx, seller.companyId, photoId)
  const product = found && (await lockOwnProduct(tx, seller.companyId, found.productId))
  // again: it may have been removed before the lock
  const photo = product && (await findOwnPhoto(tx, seller.companyId, photoId))
  if (!photo) throw new Refusal('photo_not_found', { field: 'id' })
  return { ...photo, productName: product.name }
}
