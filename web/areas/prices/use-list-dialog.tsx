import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PriceList } from '#domain/catalogue/contract-prices.ts'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { ListDialog } from './price-dialogs.tsx'
import { priceListsQuery } from './queries.ts'

interface ListTarget {
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
  const { target, ask, close } = useDialogTarget<ListTarget>()
  return {
    ask: (list, copyOf) => ask({ listId: list?.id ?? null, copyOf }),
    dialog: target && (
      <ListDialog
        key={target.openCount}
        open={target.open}
        list={data.lists.find(({ id }) => id === target.about.listId) ?? null}
        copyOf={target.about.copyOf}
        lists={data.lists}
        customers={data.customers}
        today={today}
        onClose={close}
      />
    ),
  }
}
