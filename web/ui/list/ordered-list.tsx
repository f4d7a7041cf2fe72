import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { cx } from '../cx.ts'
import { useMoving } from './use-moving.ts'

interface OrderedListProps<Item extends { id: number }> {
  /** What the list holds, for screen readers. */
  label: string
  items: readonly Item[]
  /** What an item is called, within the names of its buttons. */
  nameOf: (item: Item) => string
  /** While an order is being saved there is no other. */
  working: boolean
  /** Given all ids in the order wanted. */
  onArrange: (ids: number[]) => void
  /** What an item shows beside its buttons. */
  children: (item: Item) => ReactNode
}

/** Rows put in order by dragging or by their buttons, which keep the focus. */
export function OrderedList<Item extends { id: number }>(props: OrderedListProps<Item>) {
  const { label, items, nameOf, working, onArrange, children } = props
  const { list, move, dragging, dragged } = useMoving(
    items.map(({ id }) => String(id)),
    working,
    (ids) => onArrange(ids.map(Number)),
  )
  return (
    <ol ref={list} aria-label={label} className="divide-y divide-line">
      {items.map((item, place) => {
        const id = String(item.id)
        return (
          <li
            key={id}
            {...dragging(id, place)}
            className={cx('flex cursor-grab items-start gap-3 bg-paper py-3', dragged === id && 'opacity-50')}
          >
            <span className="flex shrink-0">
              <IconButton
                icon="arrow-left"
                size="dense"
                className="rotate-90"
                label={`Naikkan ${nameOf(item)}`}
                disabled={place === 0}
                onClick={() => move(id, place - 1)}
              />
              <IconButton
                icon="arrow-right"
                size="dense"
                className="rotate-90"
                label={`Turunkan ${nameOf(item)}`}
                disabled={place === items.length - 1}
                onClick={() => move(id, place + 1)}
              />
            </span>
            {children(item)}
          </li>
        )
      })}
    </ol>
  )
}
