import { useMemo, useSyncExternalStore } from 'react'
import { readKey, writeKey } from '#web/lib/session.ts'
import { readTicks, type Ticks } from './ticks.ts'

const listeners = new Set<() => void>()

/** The ticks kept in this browser; undefined while the server's page is taken over, since only the browser knows them. */
export function useTicks(): Ticks | undefined {
  const stored = useSyncExternalStore<string | null | undefined>(
    watch,
    () => readKey('ChecklistCart'),
    () => undefined,
  )
  return useMemo(() => (stored === undefined ? undefined : readTicks(stored)), [stored])
}

/** Keeps the ticks under ChecklistCart [CART-7, SESS-1]. */
export function keepTicks(ticks: Ticks): void {
  writeKey('ChecklistCart', JSON.stringify(ticks))
  for (const tell of listeners) tell()
}

function watch(tell: () => void): () => void {
  listeners.add(tell)
  // another tab ticked or signed out
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
