import type { Administrator } from '#domain/accounts/actor.ts'
import type { ContentPicture } from '#domain/content/picture.ts'
import type { StoredKind } from '#domain/file.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { keepAllAndRecord, recordFile } from '#server/platform/files/keep-file.ts'
import { fileOfPhoto, hashOfPhoto, makePhoto, type PhotoFile } from '#server/platform/pictures/make-photo.ts'
import { insertPicture, insertPictureFiles } from './queries-pictures.ts'

/**
 * Takes a picture that texts may show; nothing stays of the file but what is to be seen. One that was added before is
 * the same picture [ADM-4].
 * @throws Refusal photo_broken | busy, FilesLost
 */
export async function addPicture(deps: Deps, administrator: Administrator, content: Buffer): Promise<ContentPicture> {
  const made = await makePhoto(administrator.companyId, content)
  if (!made) throw new Refusal('photo_broken', { field: 'berkas' })
  const largest = made.files.at(-1) as PhotoFile // of each size there are some
  const picture = { hash: hashOfPhoto(made.files), ...largest.pixels }
  return keepAllAndRecord<StoredKind, ContentPicture>(deps, made.files.map(fileOfPhoto), (kept) =>
    deps.db.transaction().execute(async (tx) => {
      // of a second one alike the bytes are swept
      if (await insertPicture(tx, picture, deps.now())) {
        const files = []
        for (const [place, file] of kept.entries()) {
          const { width, format } = made.files[place] as PhotoFile // kept in the order in which they were made
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
