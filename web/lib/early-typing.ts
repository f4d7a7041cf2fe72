import { useEffect } from 'react'
import { reaching } from './reaching.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    /** What was typed before the page's code arrived, by field, and what listened for it. */
    earlyTyping?: { texts: Map<EventTarget, string>; keep: (event: Event) => void }
  }
}

/** The script that remembers what is typed until the page's code has arrived; it stands in the page itself. */
export const earlyTypingScript = `{
const early = window.earlyTyping = { texts: new Map(), keep({ target }) { early.texts.set(target, target.value) } }
window.addEventListener('input', early.keep, true)
}`

const PAUSE_MS = 100

/**
 * Types again what was typed before its code arrived, that of the page or of a part of it: what stands in a field is what
 * a form holds and sends [CART-2]. Decision 0021.
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

    /** Parts of the page have code of their own: tries until it has arrived. */
    function retype(): void {
      clearTimeout(timer)
      for (const [field, text] of texts) {
        if (!isTextField(field) || !field.isConnected || accepts(field, text)) texts.delete(field)
      }
      if (texts.size > 0) timer = setTimeout(retype, PAUSE_MS)
    }

    function watch({ target, isTrusted }: Event): void {
      if (!isTrusted || !target || !isTextField(target)) return
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

function isTextField(target: EventTarget): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)
}

/** Types the text where the code of the field is there. @returns whether it is */
function accepts(field: TextField, text: string): boolean {
  const reached = reaching(field, 'input')
  announce(field)
  if (!reached()) return false
  // React passes on only what differs from the value it saw, and does not see one set by the prototype
  field.value = text === '' ? ' ' : ''
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  announce(field)
  return true
}

function announce(field: TextField): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
