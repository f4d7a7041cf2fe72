import { useEffect, useEffectEvent } from 'react'

interface Entry {
  /** Its place in the browser's history, counted as the router does. */
  index: number
  close: () => void
}

// what is open, the last one on top
const entries: Entry[] = []
let left = 0

/**
 * While it is open, going back closes it and stays on the page: it has an entry of its own in the browser's history, at
 * the page's address, which other listeners (the router) do not see. Closed in another way, the entry goes. Of several
 * that are open the last one closes first.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // the browser's history
  useEffect(() => {
    if (!open) return
    const entry: Entry = { index: historyIndexOf(window.history.state) + 1, close: () => close() }
    window.history.pushState({ ...window.history.state, idx: entry.index, dialog: true }, '')
    // caught on its way down, before those who listen at the window
    if (entries.length === 0) window.addEventListener('popstate', wentBack, { capture: true })
    entries.push(entry)
    return () => {
      if (!entries.includes(entry)) return
      forget(entry)
      // a link that was followed has an entry of its own
      if (window.history.state?.dialog) leave()
    }
  }, [open])
}

function wentBack(event: PopStateEvent): void {
  const index = historyIndexOf(event.state)
  const page = (entries[0]?.index ?? 0) - 1
  const closed = entries.filter((entry) => entry.index > index)
  // further back than the page they stand on is the router's
  if (closed.length > 0 && index >= page) event.stopImmediatePropagation()
  for (const entry of closed.reverse()) {
    forget(entry)
    entry.close()
  }
}

function forget(entry: Entry): void {
  entries.splice(entries.indexOf(entry), 1)
  if (entries.length === 0) window.removeEventListener('popstate', wentBack, { capture: true })
}

/** Goes back over the entries of all that close at once, in one step. */
function leave(): void {
  left += 1
  if (left > 1) return
  queueMicrotask(() => {
    window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    window.history.go(-left)
    left = 0
  })
}

function historyIndexOf(state: { idx?: number } | null): number {
  return state?.idx ?? 0
}
