import type { Deps } from '#server/deps.ts'
import { forgetFile } from '#server/platform/files/keep-file.ts'
import { deletePicture, holdUnused } from './queries-pictures.ts'

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
