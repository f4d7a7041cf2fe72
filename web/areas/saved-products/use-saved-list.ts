import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { SavedList } from '#domain/saved-products/saved-list.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'
import { useViewer } from '#web/lib/viewer.ts'
import {
  applied,
  changeSaved,
  changeStored,
  pendingChanges,
  type SavedListChange,
  watchPending,
} from './change-saved-list.ts'
import { savedProductsQuery } from './queries.ts'
import { readIds, savedText, watchSaved } from './visitor-saved.ts'

interface SavedOn {
  /** In the order in which they were put there; none during hydration, since no page holds them. */
  ids: readonly number[]
  /** Whether it is known yet what there is. */
  known: boolean
  /** Names of those that are not sold any more, as far as they are known. */
  goneNames: ReadonlyMap<number, string>
  /** @returns whether it is done; if not, a toast has shown why */
  put: (...productIds: readonly number[]) => Promise<boolean>
  take: (...productIds: readonly number[]) => Promise<boolean>
}

const none: readonly SavedListChange[] = []
const noNames: ReadonlyMap<number, string> = new Map()

/** A saved list of the viewer: in this browser for a visitor, on the server for a member, live in all tabs [CARD-5]. */
export function useSavedList(shelf: SavedList): SavedOn {
  const { signedIn } = useViewer()
  const client = useQueryClient()
  const stored = useSyncExternalStore(
    watchSaved,
    () => savedText(shelf),
    () => null,
  )
  const hydrated = useIsHydrated()
  const changes = useSyncExternalStore(watchPending, pendingChanges, () => none)
  const { data } = useQuery({ ...savedProductsQuery, enabled: signedIn })
  const ids = useMemo(
    () => (signedIn ? applied(shelf, data?.[shelf] ?? [], changes) : readIds(stored)),
    [signedIn, shelf, data, changes, stored],
  )
  const goneNames = useMemo(() => (data ? new Map(data.gone.map(({ id, name }) => [id, name])) : noNames), [data])
  const change = async (on: boolean, productIds: readonly number[]) => {
    const requested = { shelf, productIds, on }
    return signedIn ? changeStored(client, requested) : changeSaved(requested)
  }
  return {
    ids,
    known: signedIn ? data !== undefined : hydrated,
    goneNames,
    put: (...productIds) => change(true, productIds),
    take: (...productIds) => change(false, productIds),
  }
}
