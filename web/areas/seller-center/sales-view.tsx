import { useSuspenseQuery } from '@tanstack/react-query'
import { saleStates } from '#domain/orders/state.ts'
import { type OrderFilter, OrdersList, salesQuery } from '#web/areas/orders/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { salePath } from './paths.ts'
import { SaleMenu } from './sale-menu.tsx'

/** The orders of the seller's customers [SELLER-5]. */
export function SalesView({ filter }: { filter: OrderFilter }) {
  const seesPayments = viewerMay(useViewer(), 'payments.read')
  const { data: page } = useSuspenseQuery(salesQuery(filter))
  return (
    <OrdersList
      filter={filter}
      states={saleStates}
      page={page}
      pathOf={salePath}
      partner="Pembeli"
      searchHint="Nomor, PO, invoice, lot, SKU, pembeli, produk"
      scopes={seesPayments ? ['confirmed', 'cancelRequested', 'unpaid', 'overdue'] : ['confirmed', 'cancelRequested']}
      actions={(order) => <SaleMenu order={order} />}
      none={
        <EmptyState
          icon="box"
          title="Belum ada pesanan"
          text="Pesanan dari pelanggan Anda akan tampil di sini untuk dikonfirmasi."
        />
      }
    />
  )
}
