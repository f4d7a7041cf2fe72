import { useSuspenseQuery } from '@tanstack/react-query'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { OrdersTable } from './orders-table.tsx'
import { orderPath } from './paths.ts'
import { latestOrdersQuery } from './queries.ts'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { useReorder } from './use-reorder.ts'

/** The newest orders of a buyer company that has some, each ordered once more with one press [ORDER-5, UX-3]. */
export function LatestOrders() {
  const { data: page } = useSuspenseQuery(latestOrdersQuery)
  const reordering = useReorder()
  return (
    <>
      <OrdersTable
        caption="Pesanan terbaru"
        orders={page.orders}
        pathOf={orderPath}
        partner="Seller"
        actions={({ id, number, can }) =>
          can.reorder.allowed && (
            <IconButton
              icon="refresh"
              size="dense"
              label={`Pesan lagi ${number}`}
              disabled={reordering.working}
              onClick={() => void reordering.reorder(id)}
            />
          )
        }
      />
      <ReorderedDialog reordered={reordering.reordered} onClose={reordering.dismiss} />
    </>
  )
}
