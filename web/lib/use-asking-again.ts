import { useSyncExternalStore } from 'react'
import { isLive, watchLive } from './live.ts'

const PAUSE_MS = 60_000

/** As `refetchInterval` of a query that must be fresh: in milliseconds, as long as there are no live updates. */
export function useAskingAgain(): number | false {
  return useSyncExternalStore(watchLive, isLive, () => false) ? false : PAUSE_MS
}
