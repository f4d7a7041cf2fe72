import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PriceList } from '#domain/catalogue/contract-prices.ts'
import { useAsked } from '#web/ui/overlay/use-asked.ts'
import { ListDialog } from './price-dialogs.tsx'
import { priceListsQuery } from './queries.ts'

interface Asked {
  /** The one that is changed; null: a new one. */
  listId: string | null
  copyOf: PriceList | null
}

/** The dialog in which a customer's list is written, and what opens it; over the list as it stands now [SHOP-3]. */
export function useListDialog(today: string): {
  ask: (list: PriceList | null, copyOf: PriceList | null) => void
  dialog: ReactNode
} {
  const { data } = useSuspenseQuery(priceListsQuery)
  const { asked, ask, close } = useAsked<Asked>()
  return {
    ask: (list, copyOf) => ask({ listId: list?.id ?? null, copyOf }),
    dialog: asked && (
      <ListDialog
        key={asked.turn}
        open={asked.open}
        list={data.lists.find(({ id }) => id === asked.about.listId) ?? null}
        copyOf={asked.about.copyOf}
        lists={data.lists}
        customers={data.customers}
        today={today}
        onClose={close}
      />
    ),
  }
}
