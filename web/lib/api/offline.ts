import { useSyncExternalStore } from 'react'

/** Whether the browser knows that it has no network; otherwise a call shows whether there is one. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

/** The same while rendering; on the server, which does not know, nobody is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watch, isOffline, () => false)
}

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
