import { useEffect } from 'react'
import { PART_TAKEN_OVER } from '#web/ui/lazy-component.ts'
import { RELOADING } from '#web/ui/reload.ts'
import { tabStorage } from '../tab-storage.ts'

declare global {
  interface Window {
    /** What was typed and not answered yet, the last press, and its sign, which runs until that is answered or given up. */
    early: {
      typed: Map<EventTarget, string>
      press?: { button: HTMLElement; at: number; sign: Animation } | null
      keep: (event: Pick<Event, 'type' | 'target' | 'timeStamp' | 'isTrusted'>) => void
    }
  }
}

/** Buttons that say that they open or show something; of others, those marked since one press means one thing, however late. */
const OPENER = 'button:is([aria-haspopup], [aria-expanded], [role="tab"]):not([data-early])'
const FIELD = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])'
// an animation changes nothing that React compares, and ends by itself: later, nobody remembers having pressed
const LONGEST_MS = 10_000
const TAKEN = JSON.stringify({ opacity: [0.6, 0.6], cursor: ['progress', 'progress'] })
const KEY = 'tekan-lagi'

/** The script in the page itself that remembers the last press and what is typed, and shows on the button that it was taken. */
export const earlyPressScript = `{
const early = window.early = { typed: new Map(), keep({ type, target, timeStamp: at, isTrusted }) {
  if (type === 'input') return target.matches('${FIELD}') && early.typed.set(target, target.value)
  if (!isTrusted) return
  const button = target.closest('${OPENER}, button[data-early]')
  early.press?.sign.cancel()
  early.press = button && { button, at, sign: button.animate(${TAKEN}, ${LONGEST_MS}) }
} }
for (const kind of ['click', 'input']) window.addEventListener(kind, early.keep, true)
}`

/**
 * Types and presses again what came before the code that answers it, when the page is taken over and when a part with code of
 * its own is: of presses the last one, at most ten seconds later, unless something else was pressed. Decision 0021.
 */
export function useEarlyPress(): void {
  // listens for as long as the document lives: a part may be pressed before it is taken over
  useEffect(() => {
    for (const kind of ['click', 'input']) window.addEventListener(kind, watch, true)
    window.addEventListener(PART_TAKEN_OVER, answerSoon)
    window.addEventListener(RELOADING, rememberPress)
    const remembered = tabStorage.read<{ path: string; at: number }>(KEY)
    tabStorage.remove(KEY)
    const target = remembered && Date.now() - remembered.at < LONGEST_MS && document.querySelector(remembered.path)
    if (target) window.early.keep({ type: 'click', target, timeStamp: performance.now(), isTrusted: true })
    forgetOnceReached()
    answerSoon()
  }, [])
}

function watch({ type }: Event): void {
  // what is pressed sends what stands in the fields, and may wake the code of both
  if (type === 'click') retype()
  forgetOnceReached()
}

/** Events reach what has code that answers them: React stops them on what it has not taken over yet. */
function forgetOnceReached(): void {
  const { typed, press } = window.early
  for (const field of typed.keys()) field.addEventListener('input', () => typed.delete(field), { once: true })
  press?.button.addEventListener('click', () => press.sign.cancel(), { once: true })
}

let timer: ReturnType<typeof setTimeout> | undefined

function answerSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    retype()
    if (window.early.press?.sign.playState === 'running') window.early.press.button.click()
  })
}

function retype(): void {
  for (const [field, text] of window.early.typed) {
    // React passes on only what differs from the value it saw, and does not see one set by the prototype
    const { selectionStart: caret } = field as HTMLInputElement // a select has none
    Object.assign(field, { value: text === '' ? ' ' : '' })
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    if (caret != null) (field as HTMLInputElement).setSelectionRange(caret, caret)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
}

/** Remembers over a reload for missing code what was pressed to open something: a marked act may have been done by then. */
function rememberPress(): void {
  const { button, at = 0 } = window.early.press ?? {}
  if (button?.matches(OPENER)) tabStorage.write(KEY, { path: pathOf(button), at: performance.timeOrigin + at })
}

function pathOf(element: Element): string {
  const { parentElement: parent } = element
  return parent ? `${pathOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})` : ':root'
}
