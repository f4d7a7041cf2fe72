import type { QueryClient } from '@tanstack/react-query'
import { roomOn, type SavedList, shelfNames } from '#domain/saved-products/saved-list.ts'
import { ApiError, actByApi } from '#web/lib/api/api.ts'
import { askAgainAbout } from '#web/lib/api/query.ts'
import { keepIds, readIds, savedText } from './visitor-saved.ts'

// nothing of it is sold or awaited any more, the role does not wait, or there is no room: asking again changes nothing
const REFUSED = [400, 403, 404, 409, 422]

/** Merges the browser's saved products into the account's, as far as there is room, and deletes them here. */
export async function mergeSaved(client: QueryClient): Promise<void> {
  for (const shelf of shelfNames) {
    // without an answer it stays for later
    if (!(await isBrought(shelf))) return
    keepIds(shelf, [])
  }
  await askAgainAbout(client, 'saved-products')
}

async function isBrought(shelf: SavedList): Promise<boolean> {
  const ids = readIds(savedText(shelf)).slice(0, roomOn[shelf])
  if (ids.length === 0) return true
  return actByApi('rak/tambah', { shelf, productIds: ids }).then(
    () => true,
    (error: unknown) => error instanceof ApiError && REFUSED.includes(error.status),
  )
}
