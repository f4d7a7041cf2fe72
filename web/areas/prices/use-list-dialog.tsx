import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PriceList } from '#domain/catalogue/codec-prices.ts'
import { ListDialog } from './price-dialogs.tsx'
import { priceListsQuery } from './queries.ts'

interface Asked {
  /** The one that is changed; null: a new one. */
  listId: string | null
  copyOf: PriceList | null
  open: boolean
  /** A form begins anew each time. */
  turn: number
}

/** The dialog in which a customer's list is written, and what opens it; over the list as it stands now [SHOP-3]. */
export function useListDialog(today: string): {
  ask: (list: PriceList | null, copyOf: PriceList | null) => void
  dialog: ReactNode
} {
  const { data } = useSuspenseQuery(priceListsQuery)
  const [asked, setAsked] = useState<Asked>()
  return {
    ask: (list, copyOf) => setAsked({ listId: list?.id ?? null, copyOf, open: true, turn: (asked?.turn ?? 0) + 1 }),
    dialog: asked && (
      <ListDialog
        key={asked.turn}
        open={asked.open}
        list={data.lists.find(({ id }) => id === asked.listId) ?? null}
        copyOf={asked.copyOf}
        lists={data.lists}
        customers={data.customers}
        today={today}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    ),
  }
}
