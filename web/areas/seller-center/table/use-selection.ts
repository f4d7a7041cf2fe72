import { useState } from 'react'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'

/** Which products an act is about: those ticked, each with its expected version, or all that the filter shows. */
export type Selected = { ids: ReadonlyMap<number, number> } | { all: number }

export interface Selection {
  selected: Selected
  count: number
  has: (product: OwnProduct) => boolean
  tick: (products: readonly OwnProduct[], ticked: boolean) => void
  tickAll: (count: number) => void
  clear: () => void
}

const none: Selected = { ids: new Map() }

/**
 * The products that are ticked among those that `filter` shows, on all its pages; another filter begins without any
 * [SHOP-2].
 */
export function useSelection(filter: string): Selection {
  const [kept, setKept] = useState({ filter, selected: none })
  const selected = kept.filter === filter ? kept.selected : none
  const setSelected = (next: Selected) => setKept({ filter, selected: next })
  return {
    selected,
    count: 'all' in selected ? selected.all : selected.ids.size,
    has: ({ id }) => 'all' in selected || selected.ids.has(id),
    tick: (products, ticked) => {
      const ids = new Map('all' in selected ? [] : selected.ids)
      for (const { id, version } of products) {
        if (ticked) ids.set(id, version)
        else ids.delete(id)
      }
      setSelected({ ids })
    },
    tickAll: (all) => setSelected({ all }),
    clear: () => setSelected(none),
  }
}
