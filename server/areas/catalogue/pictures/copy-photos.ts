import type { Seller } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Tx } from '#server/platform/database.ts'
import { copyFiles } from '#server/platform/files/queries.ts'
import { auditPhoto } from '../offers/audit-products.ts'
import { lockOwnProduct } from './queries-documented.ts'
import { findPhotosWithFiles, insertPhoto, insertPhotoFiles, renewCover } from './queries-photos.ts'

/**
 * Copies the photos of another product of the seller to a new one: records of their own over the same bytes, so that
 * neither's photos change with the other's [SHOP-2].
 * @throws Refusal product_not_found
 */
export async function copyPhotos(
  tx: Tx,
  seller: Seller,
  { from, to }: { from: number; to: { id: number; name: string } },
  now: Date,
): Promise<void> {
  // its photos and their files stay until commit
  const source = await lockOwnProduct(tx, seller.companyId, from)
  if (!source) throw new Refusal('product_not_found', { field: 'foto_dari' })
  // what the platform has taken off sale does not come back under another code
  if (source.status === 'banned') throw new Refusal('product_banned', { field: 'foto_dari' })
  const photos = await findPhotosWithFiles(tx, from)
  if (photos.length === 0) return
  const ids = photos.flatMap(({ sourceId, files }) => [sourceId, ...files.map(({ fileId }) => fileId)])
  const copies = await copyFiles(tx, seller, ids, now)
  const copyOf = (id: string) => copies.get(id) ?? id
  for (const { hash, alt, position, sourceId, files } of photos) {
    const id = await insertPhoto(tx, { productId: to.id, hash, alt, position, sourceId: copyOf(sourceId) })
    const drawn = files.map(({ width, format, fileId }) => ({ width, format, fileId: copyOf(fileId) }))
    await insertPhotoFiles(tx, id, drawn)
  }
  await renewCover(tx, to.id)
  await auditPhoto(tx, seller, { ...to, photo: 'copied' }, now)
}
