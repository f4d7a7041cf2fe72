import { useSuspenseQuery } from '@tanstack/react-query'
import { NoOrderYet } from './no-order-yet.tsx'
import { OrdersTable } from './orders-table.tsx'
import { orderPath } from './paths.ts'
import { latestOrdersQuery } from './queries.ts'
import { useOrderMenu } from './use-order-menu.tsx'

/** The buyer company's newest orders, as its list shows them [ORDER-5]. */
export function LatestOrders() {
  const { data: page } = useSuspenseQuery(latestOrdersQuery)
  const { actions, dialog } = useOrderMenu()
  return (
    <>
      <OrdersTable
        caption="Pesanan terbaru"
        orders={page.orders}
        pathOf={orderPath}
        partner="Seller"
        actions={actions}
        empty={<NoOrderYet variant="secondary" />}
      />
      {dialog}
    </>
  )
}
