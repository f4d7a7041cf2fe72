import { type DragEvent, type LiHTMLAttributes, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Moving {
  /** For the list, whose items begin with the buttons that move them. */
  list: RefObject<HTMLOListElement | null>
  /** Moves an item to a place, which counts from 0. */
  move: (id: string, to: number) => void
  /** The attributes that make an item draggable. */
  dragging: (id: string, index: number) => LiHTMLAttributes<HTMLLIElement>
  /** The item that is being dragged. */
  dragged: string | null
}

/** A list put in order by hand, by dragging or by buttons; `onArrange` is given the whole new order. */
export function useMoving(ids: readonly string[], working: boolean, onArrange: (ids: string[]) => void): Moving {
  const [dragged, setDragged] = useState<string | null>(null)
  const [list, keepFocus] = useFocusOnMoved(ids.join(' '))

  function move(id: string, to: number): void {
    const others = ids.filter((one) => one !== id)
    if (to < 0 || to > others.length || ids[to] === id || working) return
    keepFocus({ id, forwards: to < ids.indexOf(id) })
    onArrange(others.toSpliced(to, 0, id))
  }

  const dragging = (id: string, index: number): LiHTMLAttributes<HTMLLIElement> => ({
    draggable: true,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setDragged(id)
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
    onDrop: (event) => {
      if (!dragged) return
      event.preventDefault()
      move(dragged, index)
    },
  })

  return { list, move, dragging, dragged }
}

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
function useFocusOnMoved(ids: string): [RefObject<HTMLOListElement | null>, (moved: Moved) => void] {
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
