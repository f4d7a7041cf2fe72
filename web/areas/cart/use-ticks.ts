import { useMemo, useSyncExternalStore } from 'react'
import { readKey, writeKey } from '#web/lib/api/session.ts'
import { readTicks, type Ticks } from './ticks.ts'

const listeners = new Set<() => void>()

/** The ticks stored in this browser; undefined during hydration, because the server does not know them. */
export function useTicks(): Ticks | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    watch,
    () => readKey('ChecklistCart'),
    () => undefined,
  )
  return useMemo(() => (stored === undefined ? undefined : readTicks(stored)), [stored])
}

/** Stores the ticks under ChecklistCart [CART-7, SESS-1]. */
export function saveTicks(ticks: Ticks): void {
  writeKey('ChecklistCart', JSON.stringify(ticks))
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  // another tab changed the ticks or signed out
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
