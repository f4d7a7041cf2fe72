import type { FastifyInstance } from 'fastify'
import type { Seller } from '#domain/accounts/actor.ts'
import type { ShopPictureKind } from '#domain/companies/shop-picture.ts'
import type { StoredKind } from '#domain/files/file.ts'
import { readPhotoName } from '#domain/files/photo.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { forgetFile, recordFile, storeAllAndRecord } from '#server/platform/files/store-file.ts'
import { fileOfPhoto, hashOfPhoto, makePhoto, type PhotoFile } from '#server/platform/pictures/make-photo.ts'
import { sendPhoto } from '#server/platform/pictures/send-photo.ts'
import { lockCompany } from './queries.ts'
import { deletePictureFiles, findShownPicture, insertPictureFiles, savePicture } from './queries-shop-pictures.ts'
import { findShop } from './queries-shops.ts'

/**
 * Shows a logo or a banner on the seller's page, in place of an earlier one; metadata is removed [SHOP-8].
 * @throws Refusal photo_broken | busy, FilesLost
 */
export async function showPicture(deps: Deps, seller: Seller, kind: ShopPictureKind, content: Buffer): Promise<void> {
  const made = await makePhoto(seller.companyId, content)
  if (!made) throw new Refusal('photo_broken', { field: 'berkas' })
  const hash = hashOfPhoto(made.files)
  await storeAllAndRecord<StoredKind, void>(deps, made.files.map(fileOfPhoto), (stored) =>
    deps.db.transaction().execute(async (tx) => {
      await exchange(tx, seller, { kind, hash }, deps.now())
      const files = []
      for (const [position, file] of stored.entries()) {
        const { width, format } = made.files[position] as PhotoFile // stored in the order in which they were made
        files.push({ width, format, fileId: await recordFile(tx, seller, file, deps.now()) })
      }
      await insertPictureFiles(tx, { sellerId: seller.companyId, kind, hash }, files)
    }),
  )
}

/** Takes the logo or the banner off the seller's page, with its files; nothing where there is none [SHOP-8]. */
export function takePictureOff(deps: Deps, seller: Seller, kind: ShopPictureKind): Promise<void> {
  return deps.db.transaction().execute((tx) => exchange(tx, seller, { kind, hash: null }, deps.now()))
}

async function exchange(
  tx: Tx,
  seller: Seller,
  { kind, hash }: { kind: ShopPictureKind; hash: string | null },
  now: Date,
): Promise<void> {
  const { companyId } = seller
  await lockCompany(tx, companyId)
  const { name, [kind]: before } = await findShop(tx, companyId)
  for (const id of await deletePictureFiles(tx, companyId, kind)) await forgetFile(tx, id)
  if (before === hash) return
  await savePicture(tx, companyId, kind, hash)
  const thing = { id: companyId, name }
  await audit(tx, seller, { act: 'shop.picture', thing, before: { [kind]: before }, after: { [kind]: hash } }, now)
}

/** GET /gambar/toko/{hash}-{width}.{format}: pictures of shops, which may be cached for ever [SHOP-8]. */
export function mountShopPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/gambar/toko/:file', async (request, reply) => {
    const name = readPhotoName(request.params.file)
    const file = name && (await findShownPicture(deps.db, name))
    if (!name || !file) throw new Refusal('picture_not_found')
    return sendPhoto(reply, name.format, { size: file.size, content: await deps.files.open(file.key) })
  })
}
