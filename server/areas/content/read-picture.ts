import type { FastifyInstance } from 'fastify'
import { readPhotoName } from '#domain/photo.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { sendPhoto } from '#server/platform/pictures/send-photo.ts'
import { findPictureFile, findShownPictureFile } from './queries-pictures.ts'

/**
 * GET /gambar/konten/{hash}-{width}.{format}: pictures of texts that readers see; a name always shows the same, so copies
 * may be kept. Those of drafts and of what is planned are not found [ADM-4].
 */
export function mountContentPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/gambar/konten/:file', async (request, reply) => {
    const name = readPhotoName(request.params.file)
    const file = name && (await findShownPictureFile(deps.db, name, deps.now()))
    if (!name || !file) throw new Refusal('picture_not_found')
    return sendPhoto(reply, name.format, { size: file.size, content: await deps.files.open(file.key) })
  })
}

/** A picture as whoever writes sees it, whether any text shows it or not [ADM-4]. @throws Refusal picture_not_found, FilesLost */
export async function readPicture(deps: Deps, hash: string): Promise<FileAnswer> {
  const file = await findPictureFile(deps.db, { hash, width: 800, format: 'jpeg' })
  if (!file) throw new Refusal('picture_not_found', { field: 'hash' })
  return { name: 'gambar.jpg', kind: 'jpeg', size: file.size, content: await deps.files.open(file.key) }
}
