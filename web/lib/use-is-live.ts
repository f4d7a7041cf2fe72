import { useSyncExternalStore } from 'react'
import { isLive, watchLive } from './live.ts'

/** Whether the live connection is open; while it is not, queries that must be fresh may poll. */
export function useIsLive(): boolean {
  return useSyncExternalStore(watchLive, isLive, () => false)
}
