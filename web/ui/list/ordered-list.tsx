import { type DragEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { useFocusOnMoved } from './use-focus-on-moved.ts'

interface OrderedListProps<Item> {
  /** What the list holds, for screen readers. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** What an item is called, within the names of its buttons. */
  nameOf: (item: Item) => string
  /** Called with the item and the place, from 0, that it is to have. */
  onMove: (item: Item, to: number) => void
  /** What an item shows beside its buttons. */
  children: (item: Item) => ReactNode
}

/** A list whose items are put in order by dragging or by their buttons, which keep the focus. */
export function OrderedList<Item>({ label, items, idOf, nameOf, onMove, children }: OrderedListProps<Item>) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [list, keepFocus] = useFocusOnMoved(items.map(idOf).join(' '))

  function move(item: Item, from: number, to: number): void {
    if (to === from || to < 0 || to >= items.length) return
    keepFocus({ id: idOf(item), forwards: to < from })
    onMove(item, to)
  }

  return (
    <ol ref={list} aria-label={label} className="divide-y divide-line">
      {items.map((item, place) => (
        <li
          key={idOf(item)}
          draggable
          className={cx('flex items-start gap-2 bg-paper py-2.5', dragged === idOf(item) && 'opacity-50')}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', idOf(item))
            setDragged(idOf(item))
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event: DragEvent) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            const from = items.findIndex((one) => idOf(one) === dragged)
            const moved = items[from]
            if (!moved) return
            event.preventDefault()
            move(moved, from, place)
          }}
        >
          <span className="flex shrink-0 flex-col">
            <IconButton
              icon="chevron-down"
              size="dense"
              className="rotate-180"
              label={`Naikkan ${nameOf(item)}`}
              disabled={place === 0}
              onClick={() => move(item, place, place - 1)}
            />
            <IconButton
              icon="chevron-down"
              size="dense"
              label={`Turunkan ${nameOf(item)}`}
              disabled={place === items.length - 1}
              onClick={() => move(item, place, place + 1)}
            />
          </span>
          {children(item)}
        </li>
      ))}
    </ol>
  )
}
