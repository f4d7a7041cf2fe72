import { useSyncExternalStore } from 'react'

/** Whether the browser knows that it has no network; otherwise a call shows whether there is one. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

/** Whether the browser is offline, while rendering; always false on the server, which does not know. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watch, isOffline, () => false)
}

function watch(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}
