import type { FastifyInstance } from 'fastify'
import type { Administrator } from '#domain/accounts/actor.ts'
import type { ContentPicture } from '#domain/content/picture.ts'
import type { StoredKind } from '#domain/files/file.ts'
import { readPhotoName } from '#domain/files/photo.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { forgetFile, recordFile, storeAllAndRecord } from '#server/platform/files/store-file.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { fileOfPhoto, hashOfPhoto, makePhoto, type PhotoFile } from '#server/platform/pictures/make-photo.ts'
import { sendPhoto } from '#server/platform/pictures/send-photo.ts'
import {
  deletePicture,
  findPictureFile,
  findShownPictureFile,
  holdUnused,
  insertPicture,
  insertPictureFiles,
} from './queries-pictures.ts'

/**
 * Takes a picture that texts may show; metadata is removed. One that was added before is the same picture [ADM-4].
 * @throws Refusal photo_broken | busy, FilesLost
 */
export async function addPicture(deps: Deps, administrator: Administrator, content: Buffer): Promise<ContentPicture> {
  const made = await makePhoto(administrator.companyId, content)
  if (!made) throw new Refusal('photo_broken', { field: 'berkas' })
  const largest = made.files.at(-1) as PhotoFile // of each size there are some
  const picture = { hash: hashOfPhoto(made.files), ...largest.pixels }
  return storeAllAndRecord<StoredKind, ContentPicture>(deps, made.files.map(fileOfPhoto), (stored) =>
    deps.db.transaction().execute(async (tx) => {
      // of a second one alike the bytes are swept
      if (await insertPicture(tx, picture, deps.now())) {
        const files = []
        for (const [index, file] of stored.entries()) {
          const { width, format } = made.files[index] as PhotoFile // stored in the order in which they were made
          files.push({ width, format, fileId: await recordFile(tx, administrator, file, deps.now()) })
        }
        await insertPictureFiles(tx, picture.hash, files)
      }
      const thing = { id: picture.hash }
      await audit(
        tx,
        administrator,
        { act: 'picture.add', thing, after: { pixels: `${picture.width}x${picture.height}` } },
        deps.now(),
      )
      return picture
    }),
  )
}

/**
 * GET /gambar/konten/{hash}-{width}.{format}: pictures of texts that readers see; a name always shows the same, so
 * copies may be cached. Those of drafts and of what is planned are not found [ADM-4].
 */
export function mountContentPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/gambar/konten/:file', async (request, reply) => {
    const name = readPhotoName(request.params.file)
    const file = name && (await findShownPictureFile(deps.db, name, deps.now()))
    if (!name || !file) throw new Refusal('picture_not_found')
    return sendPhoto(reply, name.format, { size: file.size, content: await deps.files.open(file.key) })
  })
}

/**
 * A picture for administrators, whether any text shows it or not [ADM-4].
 * @throws Refusal picture_not_found, FilesLost
 */
export async function readPicture(deps: Deps, hash: string): Promise<FileAnswer> {
  const file = await findPictureFile(deps.db, { hash, width: 800, format: 'jpeg' })
  if (!file) throw new Refusal('picture_not_found', { field: 'hash' })
  return { name: 'gambar.jpg', kind: 'jpeg', size: file.size, content: await deps.files.open(file.key) }
}

// somebody may still be writing what is to show it
const KEPT_UNUSED_MS = 7 * 24 * 60 * 60 * 1000
const AT_ONCE = 50

/** Deletes pictures that no text shows, with their files [ADM-4]. */
export async function tidyPictures(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_UNUSED_MS)
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    deleted = await deps.db.transaction().execute(async (tx) => {
      const hashes = await holdUnused(tx, before, AT_ONCE)
      for (const hash of hashes) for (const fileId of await deletePicture(tx, hash)) await forgetFile(tx, fileId)
      return hashes.length
    })
  }
}
