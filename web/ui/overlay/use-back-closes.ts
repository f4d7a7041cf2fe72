import { useEffect, useEffectEvent } from 'react'

/**
 * While it is open, going back closes it and stays on the page: it has an entry of its own in the browser's history,
 * at the page's address, which whatever else listens (the router) is not told of. Closed in another way, the entry goes.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // the browser's history
  useEffect(() => {
    if (!open) return
    const { state } = window.history
    window.history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, dialog: true }, '')
    let isBack = false
    const wentBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      isBack = true
      close()
    }
    // caught on its way down, before those who listen at the window
    window.addEventListener('popstate', wentBack, { capture: true, once: true })
    return () => {
      window.removeEventListener('popstate', wentBack, { capture: true })
      // a link that was followed has an entry of its own
      if (isBack || !window.history.state?.dialog) return
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      window.history.back()
    }
  }, [open])
}
