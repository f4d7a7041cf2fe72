import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { MoveButtons } from './move-buttons.tsx'
import { useMoving } from './use-moving.ts'

interface OrderedListProps<Item extends { id: number }> {
  /** The label of the list for screen readers. */
  label: string
  items: readonly Item[]
  /** The name of an item, within the names of its buttons. */
  nameOf: (item: Item) => string
  /** While an order is being saved there is no other. */
  working: boolean
  /** Given all ids in the order wanted. */
  onArrange: (ids: number[]) => void
  /** The content of an item beside its buttons. */
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
      {items.map((item, index) => {
        const id = String(item.id)
        return (
          <li
            key={id}
            {...dragging(id, index)}
            className={cx('flex cursor-grab items-start gap-3 bg-paper py-3', dragged === id && 'opacity-50')}
          >
            <MoveButtons name={nameOf(item)} index={index} count={items.length} onMove={(to) => move(id, to)} />
            {children(item)}
          </li>
        )
      })}
    </ol>
  )
}
