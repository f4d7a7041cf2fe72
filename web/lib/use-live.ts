import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ChangeName } from '#domain/live.ts'
import { isLive, type LiveHandler, onChange, watchLive } from './live.ts'

/**
 * Runs `handler` at each change of this name on any node, and with undefined when changes may have been missed. Queries
 * are asked again without it (the table in live.ts); this is for data of route loaders and the like.
 */
export function useLive(name: ChangeName, handler: LiveHandler): void {
  const latest = useEffectEvent(handler)
  // changes come from outside React
  useEffect(() => onChange(name, (change) => latest(change)), [name])
}

/** Whether changes are heard now: what must be new may poll while they are not. */
export function useIsLive(): boolean {
  return useSyncExternalStore(watchLive, isLive, () => false)
}
