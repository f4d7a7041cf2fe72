import { useEffect } from 'react'

interface EarlyPress {
  button: HTMLElement
  /** As events count time: milliseconds since the page began. */
  at: number
}

declare global {
  interface Window {
    /** The last press before the page's code arrived, and what listened for it. */
    earlyPress?: { last: EarlyPress | null; keep: (event: Event) => void }
  }
}

/**
 * The script that remembers the last press until the page's code has arrived; it stands in the page itself. Only of a
 * button that says that it opens something (`aria-haspopup`): nothing is sent that nobody sees happen.
 */
export const earlyPressScript = `{
const early = window.earlyPress = { last: null, keep({ target, timeStamp }) {
  const button = target.closest('button[aria-haspopup]')
  early.last = button && { button, at: timeStamp }
} }
window.addEventListener('click', early.keep, true)
}`

// later, nobody remembers having pressed
const LONGEST_MS = 10_000
const PAUSE_MS = 100

/** Presses again what was pressed before its code arrived: that of the page, or of a part of it. Decision 0021. */
export function useEarlyPress(): void {
  // the press was before React
  useEffect(() => {
    const { last = null, keep } = window.earlyPress ?? {}
    if (!keep) return
    window.removeEventListener('click', keep, true)
    let stop = last ? pressAgain(last) : undefined
    const watch = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[aria-haspopup]')
      if (!button || !event.isTrusted) return
      const reached = reaching(button)
      // once it has been everywhere
      setTimeout(() => {
        if (reached()) return
        stop?.()
        stop = pressAgain({ button, at: event.timeStamp })
      })
    }
    window.addEventListener('click', watch, true)
    return () => {
      window.removeEventListener('click', watch, true)
      stop?.()
    }
  }, [])
}

/** Parts of the page have code of their own: tries until it has arrived, or something else is pressed. */
function pressAgain({ button, at }: EarlyPress): () => void {
  const timer = setInterval(attempt, PAUSE_MS)
  const signs = ['pointerdown', 'keydown'] as const
  for (const sign of signs) window.addEventListener(sign, stop)
  attempt()
  return stop

  function attempt(): void {
    if (performance.now() - at > LONGEST_MS || !button.isConnected || answers(button)) stop()
  }

  function stop(): void {
    clearInterval(timer)
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
}

/** Presses the button. @returns whether that reached it */
function answers(button: HTMLElement): boolean {
  const reached = reaching(button)
  button.click()
  return reached()
}

/**
 * Listens whether the next press reaches this button: React stops a press on what it has not taken over yet before that.
 * @returns what tells so, and ends the listening
 */
function reaching(button: HTMLElement): () => boolean {
  let reached = false
  const reach = () => {
    reached = true
  }
  button.addEventListener('click', reach)
  return () => {
    button.removeEventListener('click', reach)
    return reached
  }
}
