import { useMemo, useSyncExternalStore } from 'react'
import { MOST } from '#domain/limits.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { type Compared, readCompared, ticked, writeCompared } from './compared.ts'

const KEPT_UNDER = 'bandingkan'

let unkept: string | null = null
const listeners = new Set<() => void>()

/** The products ticked in this tab; none during hydration, because the server does not know them [CARD-6]. */
export function useCompared(): Compared {
  const kept = useSyncExternalStore(watch, stored, () => null)
  return useMemo(() => readCompared(kept), [kept])
}

/** Ticks a product or takes it off; says why where there is no room. */
export function tickCompared(code: string): void {
  const codes = ticked(readCompared(stored()), code)
  if (codes) keepCompared(codes)
  if (!codes) toast.failure(`Paling banyak ${MOST.comparedProducts} produk dapat dibandingkan sekaligus.`)
}

/** In place of those ticked so far. */
export function keepCompared(codes: Compared): void {
  unkept = writeCompared(codes)
  try {
    sessionStorage.setItem(KEPT_UNDER, unkept)
  } catch {
    // a browser that keeps nothing has it until the page is left
  }
  for (const tell of listeners) tell()
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEPT_UNDER)
  } catch {
    return unkept
  }
}

function watch(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
