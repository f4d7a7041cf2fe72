import { useSyncExternalStore } from 'react'
import { isLive, watchLive } from './live.ts'

/** Whether changes are heard now: what must be new may poll while they are not. */
export function useIsLive(): boolean {
  return useSyncExternalStore(watchLive, isLive, () => false)
}
