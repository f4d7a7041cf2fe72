import { type RefObject, useLayoutEffect, useRef } from 'react'

/** An item that changes its place, and whether towards the first. */
interface Moved {
  id: string
  forwards: boolean
}

/**
 * Keeps the focus with an item that is moved by key: the browser takes it from a button that changes its place or can
 * no longer be pressed.
 * @returns the list whose items begin with the buttons that move it, earlier before later, and what to call before one is moved
 */
export function useFocusOnMoved(ids: string): [RefObject<HTMLOListElement | null>, (moved: Moved) => void] {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<Moved>(null)

  useLayoutEffect(() => {
    const { id, forwards } = moved.current ?? {}
    moved.current = null
    if (id === undefined) return
    const buttons = list.current?.children[ids.split(' ').indexOf(id)]?.querySelectorAll('button')
    const active = document.activeElement
    if (!buttons || (active !== document.body && !active?.matches(':disabled'))) return
    const [earlier, later] = buttons
    const [same, other] = forwards ? [earlier, later] : [later, earlier]
    ;(same?.disabled ? other : same)?.focus()
  }, [ids])

  return [
    list,
    (next) => {
      moved.current = next
    },
  ]
}
