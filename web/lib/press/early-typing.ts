import { useEffect } from 'react'
import { reaching } from './early-press.ts'

type FilledField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** The text typed or chosen before the page's code arrived, by field, and its listener. */
    earlyTyping?: { texts: Map<EventTarget, string>; keep: (event: Event) => void }
  }
}

/** The script that remembers what is typed and chosen until the page's code has arrived; it stands in the page itself. */
export const earlyTypingScript = `{
const early = window.earlyTyping = { texts: new Map(), keep({ target }) { early.texts.set(target, target.value) } }
window.addEventListener('input', early.keep, true)
}`

const PAUSE_MS = 100

/**
 * Types or chooses again what was before its code arrived, that of the page or of a lazy chunk: what stands in a field
 * is what a form holds and sends [CART-2]. Decision 0021.
 */
export function useEarlyTyping(): void {
  // the typing was before React
  useEffect(() => {
    const { texts = new Map<EventTarget, string>(), keep } = window.earlyTyping ?? {}
    if (keep) window.removeEventListener('input', keep, true)
    let timer: ReturnType<typeof setTimeout> | undefined
    retype()
    window.addEventListener('input', watch, true)
    // what is pressed sends what stands in the fields: it may wake the code of both
    window.addEventListener('click', retype, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('input', watch, true)
      window.removeEventListener('click', retype, true)
    }

    /** Lazy chunks load later: tries until theirs has arrived. */
    function retype(): void {
      clearTimeout(timer)
      for (const [field, text] of texts) {
        if (!isFilledField(field) || !field.isConnected || accepts(field, text)) texts.delete(field)
      }
      if (texts.size > 0) timer = setTimeout(retype, PAUSE_MS)
    }

    function watch({ target, isTrusted }: Event): void {
      if (!isTrusted || !target || !isFilledField(target)) return
      const reached = reaching(target, 'input')
      // once it has been everywhere
      setTimeout(() => {
        if (reached()) texts.delete(target)
        else texts.set(target, target.value)
        retype()
      })
    }
  }, [])
}

function isFilledField(target: EventTarget): target is FilledField {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)
}

/** Types or chooses the text where the code of the field is there. @returns whether it is */
function accepts(field: FilledField, text: string): boolean {
  const reached = reaching(field, 'input')
  announce(field, 'input')
  if (!reached()) return false
  if (field instanceof HTMLSelectElement) {
    field.value = text
    announce(field, 'change')
    return true
  }
  // React passes on only what differs from the value it saw, and does not see one set by the prototype
  field.value = text === '' ? ' ' : ''
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  announce(field, 'input')
  return true
}

function announce(field: FilledField, kind: 'input' | 'change'): void {
  field.dispatchEvent(new Event(kind, { bubbles: true }))
}
