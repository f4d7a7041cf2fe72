import type { QueryClient } from '@tanstack/react-query'
import { fillWords } from '#domain/fill-words.ts'
import { savedProductRefusals } from '#domain/saved-products/refusals.ts'
import { addable, roomOn, type SavedList } from '#domain/saved-products/saved-list.ts'
import { perform } from '#web/lib/form/use-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { savedProductsQuery } from './queries.ts'
import { keepIds, readIds, savedText } from './visitor-saved.ts'

/** Products added to a saved list or removed from it. */
export interface SavedListChange {
  shelf: SavedList
  productIds: readonly number[]
  on: boolean
}

let pending: readonly SavedListChange[] = []
let lastSent: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

/** Changes on their way to the server, which the screen shows already. */
export function pendingChanges(): readonly SavedListChange[] {
  return pending
}

export function watchPending(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A saved list after these changes. */
export function applied(
  shelf: SavedList,
  current: readonly number[],
  changes: readonly SavedListChange[],
): readonly number[] {
  let ids = current
  for (const { productIds, on } of changes.filter((change) => change.shelf === shelf)) {
    ids = on ? ids.concat(addable(shelf, ids, productIds)) : ids.filter((id) => !productIds.includes(id))
  }
  return ids
}

/** Changes a visitor's saved list in this browser. @returns whether it is done; if not, a toast has shown why */
export function changeSaved(change: SavedListChange): boolean {
  const { shelf, productIds, on } = change
  const current = readIds(savedText(shelf))
  const ids = applied(shelf, current, [change])
  if (on && !productIds.some((id) => ids.includes(id))) {
    const { sentence } = savedProductRefusals[`${shelf}_full`]
    toast.failure(fillWords(sentence, { most: String(roomOn[shelf]) }))
    return false
  }
  keepIds(shelf, ids)
  return true
}

/**
 * Changes a member's saved list on the server: shown at once, and rolled back where it fails. Changes are sent in
 * sequence, so that the last press wins. @returns whether it is stored; if not, a toast has shown why
 */
export async function changeStored(client: QueryClient, change: SavedListChange): Promise<boolean> {
  setPending([...pending, change])
  const sending = lastSent.then(() =>
    perform(
      client,
      change.on ? 'rak/tambah' : 'rak/hapus',
      { shelf: change.shelf, productIds: [...change.productIds] },
      { shows: savedProductsQuery, refreshes: ['saved-products'] },
    ),
  )
  lastSent = sending.catch(() => undefined)
  try {
    return (await sending) === null
  } finally {
    setPending(pending.filter((one) => one !== change))
  }
}

function setPending(changes: readonly SavedListChange[]): void {
  pending = changes
  for (const listener of listeners) listener()
}
