import { useEffect, useEffectEvent } from 'react'

export interface InboxKeyActs {
  /** 1 to the next row, -1 to the previous one. */
  move: (step: 1 | -1) => void
  counter: () => void
  agree: () => void
  open: () => void
}

type KeyAct = 'next' | 'previous' | keyof Omit<InboxKeyActs, 'move'>

const keys: Record<string, KeyAct> = { j: 'next', k: 'previous', t: 'counter', s: 'agree', enter: 'open' }

/** J, K, T, S and Enter anywhere on the page, except while typing or with an open dialog [SELLER-4]. */
export function useInboxKeys(acts: InboxKeyActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keyAct(event)
    if (!act || isBusyElsewhere(event)) return
    event.preventDefault()
    if (act === 'next') return acts.move(1)
    if (act === 'previous') return acts.move(-1)
    acts[act]()
  })
  // keys are pressed on the page, not on one of its elements
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function keyAct(event: KeyboardEvent): KeyAct | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  return keys[event.key.toLowerCase()]
}

function isBusyElsewhere({ key, target }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : null
  if (at?.closest('input, textarea, select, [contenteditable="true"]')) return true
  // Enter on a link or a button acts on that
  if (key === 'Enter' && at?.closest('a, button, summary')) return true
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
}
