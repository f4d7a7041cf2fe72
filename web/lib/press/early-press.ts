import { useEffect } from 'react'
import { RELOADING } from '#web/ui/reload.ts'
import { tabStorage } from '../tab-storage.ts'

interface EarlyPress {
  button: HTMLElement
  /** As events count time: milliseconds since the page began. */
  at: number
  /** The sign that it was taken, until it is answered or given up. */
  sign?: Animation
}

declare global {
  interface Window {
    /** The last press before the page's code arrived, and what listened for it. */
    earlyPress?: { last: EarlyPress | null; keep: (event: Event) => void }
  }
}

/** Buttons that open or show something, and those that act once, however late the press is handled. */
const PRESSED_AGAIN = 'button:is([aria-haspopup], [aria-expanded], [role="tab"], [data-early])'

// a later effect would surprise
const LONGEST_MS = 10_000
const PAUSE_MS = 100

// an animation changes nothing that React compares, and ends by itself
const TAKEN = { opacity: [0.6, 0.6], cursor: ['progress', 'progress'] }

/**
 * The script that remembers the last press until the page's code has arrived, and shows on the button that it was taken;
 * it stands in the page itself.
 */
export const earlyPressScript = `{
const early = window.earlyPress = { last: null, keep({ target, timeStamp }) {
  const button = target.closest('${PRESSED_AGAIN}')
  early.last?.sign.cancel()
  early.last = button && { button, at: timeStamp, sign: button.animate(${JSON.stringify(TAKEN)}, ${LONGEST_MS}) }
} }
window.addEventListener('click', early.keep, true)
}`

/** Presses again what was pressed before its code arrived: that of the page, or of a lazy chunk. Decision 0021. */
export function useEarlyPress(): void {
  // the press was before React
  useEffect(() => {
    const { last = null, keep: keepEarly } = window.earlyPress ?? {}
    if (!keepEarly) return
    window.removeEventListener('click', keepEarly, true)
    const early = last?.button ?? takeRememberedPress(LONGEST_MS)
    let stop = early ? pressAgain(last ?? { button: early, at: performance.now() }) : undefined
    let latest: EarlyPress | null = null
    const watch = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED_AGAIN)
      if (!event.isTrusted) return
      // nothing where something else was pressed, or an act, which may have been done by then
      latest = button && !button.matches('[data-early]') ? { button, at: event.timeStamp } : null
      if (!button) return
      const reached = reaching(button, 'click')
      // once it has been everywhere
      setTimeout(() => {
        if (reached()) return
        stop?.()
        stop = pressAgain({ button, at: event.timeStamp, sign: button.animate(TAKEN, LONGEST_MS) })
      })
    }
    const keep = () => {
      if (latest && performance.now() - latest.at < LONGEST_MS) rememberPress(latest.button)
    }
    window.addEventListener('click', watch, true)
    window.addEventListener(RELOADING, keep)
    return () => {
      window.removeEventListener('click', watch, true)
      window.removeEventListener(RELOADING, keep)
      stop?.()
    }
  }, [])
}

/** Lazy chunks load later: tries until theirs has arrived, or something else is pressed. */
function pressAgain({ button, at, sign }: EarlyPress): () => void {
  const timer = setInterval(attempt, PAUSE_MS)
  const others = ['pointerdown', 'keydown'] as const
  for (const other of others) window.addEventListener(other, stop)
  attempt()
  return stop

  function attempt(): void {
    if (performance.now() - at > LONGEST_MS || !button.isConnected || answers(button)) stop()
  }

  function stop(): void {
    clearInterval(timer)
    sign?.cancel()
    for (const other of others) window.removeEventListener(other, stop)
  }
}

/** Presses the button. @returns whether that reached it */
function answers(button: HTMLElement): boolean {
  const reached = reaching(button, 'click')
  button.click()
  return reached()
}

const KEY = 'tekan-lagi'

/** Where a button stands on its page, what it says, and when it was pressed. */
interface RememberedPress {
  page: string
  path: string
  words: string
  /** Milliseconds since 1970. */
  at: number
}

/** Remembers a button over a reload of its page. */
function rememberPress(button: HTMLElement): void {
  const remembered: RememberedPress = {
    page: location.href,
    path: pathOf(button),
    words: wordsOf(button),
    at: Date.now(),
  }
  tabStorage.write(KEY, remembered)
}

/** The button that was remembered, once, unless the page is another by now or it is longer ago than that. */
function takeRememberedPress(longestMs: number): HTMLElement | null {
  const press = tabStorage.read<RememberedPress>(KEY)
  tabStorage.remove(KEY)
  if (press === null) return null
  const { page, path, words, at } = press
  const button = document.querySelector<HTMLElement>(path)
  const isSame = page === location.href && button !== null && wordsOf(button) === words
  return isSame && Date.now() - at < longestMs ? button : null
}

function wordsOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.textContent
}

/** A selector: which child of which child of the body. */
function pathOf(element: Element): string {
  const selectors: string[] = []
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    selectors.unshift(`:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
  }
  return ['body', ...selectors].join(' > ')
}

/**
 * Listens for the next `kind` event on `element`, since React swallows events on nodes it has not hydrated.
 * @returns a function that stops listening and reports whether one came
 */
export function reaching(element: HTMLElement, kind: 'click' | 'input'): () => boolean {
  let reached = false
  const reach = () => {
    reached = true
  }
  element.addEventListener(kind, reach)
  return () => {
    element.removeEventListener(kind, reach)
    return reached
  }
}
