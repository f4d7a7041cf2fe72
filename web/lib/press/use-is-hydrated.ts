import { useSyncExternalStore } from 'react'

/** Whether the page's code has taken over what the server rendered; until then a press has no effect. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
