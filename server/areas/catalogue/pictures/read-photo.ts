import type { FastifyInstance } from 'fastify'
import type { Seller } from '#domain/accounts/actor.ts'
import { readPhotoName } from '#domain/files/photo.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { sendPhoto } from '#server/platform/pictures/send-photo.ts'
import { findOwnFile, findOwnPhoto, findShownFile } from './queries-photos.ts'

/**
 * GET /gambar/foto/{hash}-{width}.{format}: photos of products on sale; a name always shows the same, so copies may be
 * cached. Those of drafts and of withdrawn products are not found [SHOP-2].
 */
export function mountPhotos(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/gambar/foto/:file', async (request, reply) => {
    const name = readPhotoName(request.params.file)
    const file = name && (await findShownFile(deps.db, name))
    if (!name || !file) throw new Refusal('picture_not_found')
    const content = await deps.files.open(file.key)
    return sendPhoto(reply, name.format, { size: file.size, content })
  })
}

/**
 * A photo of the seller's own product, whatever its status: small, or whole for a cut [SHOP-2].
 * @throws Refusal photo_not_found, FilesLost
 */
export async function readOwnPhoto(deps: Deps, seller: Seller, photoId: string, whole: boolean): Promise<FileAnswer> {
  const file = whole
    ? await findWhole(deps, seller, photoId)
    : await findOwnFile(deps.db, seller.companyId, photoId, 320)
  if (!file) throw new Refusal('photo_not_found', { field: 'id' })
  return { name: 'foto.jpg', kind: 'jpeg', size: file.size, content: await deps.files.open(file.key) }
}

async function findWhole(deps: Deps, seller: Seller, photoId: string) {
  const photo = await findOwnPhoto(deps.db, seller.companyId, photoId)
  return photo && { key: photo.sourceKey, size: photo.sourceSize }
}
