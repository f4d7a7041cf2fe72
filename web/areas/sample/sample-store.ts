import { useSyncExternalStore } from 'react'
import { readState, type SampleState, writeState } from '#domain/sample/state.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const STORAGE_KEY = 'state'
const TAKES_MS = 2000

// what the browser could not keep, until the page is left
let unsaved: string | null = null
let read: { text: string | null; state: SampleState } | undefined
const underWay = new Map<string, number>()
const listeners = new Set<() => void>()

/** The sample shop's state in this browser; null during hydration, because the server does not know it [SAMPLE-2]. */
export function useSample(): SampleState | null {
  return useSyncExternalStore(watch, stateNow, () => null)
}

/** Whether acts of this name are under way. */
export function useIsWorking(name: string): boolean {
  return useSyncExternalStore(
    watch,
    () => underWay.has(name),
    () => false,
  )
}

interface Deed {
  /** The change of the state after the two seconds; null where it cannot be made. */
  change: (state: SampleState) => SampleState | null
  /** The toasts of success and failure. */
  done?: string
  refused?: string
  /** Runs just before the change is visible. */
  before?: () => void
}

/** Acts as everything in the sample shop does: it takes two seconds, and those begun meanwhile are not lost [SAMPLE-2]. */
export function actSlowly(name: string, { change, done, refused, before }: Deed): void {
  underWay.set(name, (underWay.get(name) ?? 0) + 1)
  notifyListeners()
  setTimeout(() => {
    const state = change(stateNow())
    before?.()
    if (state) save(writeState(state))
    const others = (underWay.get(name) ?? 1) - 1
    if (others > 0) underWay.set(name, others)
    else underWay.delete(name)
    notifyListeners()
    if (state && done) toast.success(done)
    if (!state && refused) toast.failure(refused)
  }, TAKES_MS)
}

/** The stored state now, which another tab may have changed. */
export function stateNow(): SampleState {
  const text = stored()
  if (read?.text !== text) read = { text, state: readState(text) }
  return read.state
}

function save(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text)
    unsaved = null
  } catch {
    // full or forbidden
    unsaved = text
  }
}

function stored(): string | null {
  try {
    return unsaved ?? localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  // other tabs
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
