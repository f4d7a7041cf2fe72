import { useSyncExternalStore } from 'react'

/** Whether this tab is visible and has the focus. */
export function useLooking(): boolean {
  return useSyncExternalStore(watch, isLooking, () => false)
}

/** Whether this tab is visible and has the focus now, outside of React. */
export function isLooking(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

function watch(listener: () => void): () => void {
  const signs = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'blur'],
  ] as const
  for (const [where, sign] of signs) where.addEventListener(sign, listener)
  return () => {
    for (const [where, sign] of signs) where.removeEventListener(sign, listener)
  }
}
