import type { OrderSummary } from '#domain/orders/shapes.ts'
import type { saleQuery } from '#web/areas/orders/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface Props {
  open: boolean
  order: Pick<OrderSummary, 'id' | 'version' | 'number' | 'partnerName' | 'total' | 'warning'>
  done: string
  /** The query that shows the order, where all of it is on the page. */
  shows?: ReturnType<typeof saleQuery>
  onClose: () => void
}

/** Asks before the seller commits to an order; warns of a deal below its lowest price [NEGO-13]. */
export function ConfirmSaleDialog({ order, ...dialog }: Props) {
  return (
    <ActDialog
      {...dialog}
      call="pusat-seller/pesanan/konfirmasi"
      body={() => ({ id: order.id, version: order.version })}
      title="Konfirmasi pesanan ini?"
      confirmLabel="Ya, konfirmasi"
      refreshes={['order']}
    >
      Anda menyanggupi pesanan <strong className="num font-semibold text-ink">{order.number}</strong> dari{' '}
      {order.partnerName}
      {order.total && (
        <>
          {' '}
          senilai{' '}
          <strong className="num font-semibold text-ink">
            <Amount of={order.total} />
          </strong>
        </>
      )}
      .
      {order.warning && (
        <Notice tone="attention" className="mt-3">
          Pesanan ini berisi harga kesepakatan {order.warning} Anda.
        </Notice>
      )}
    </ActDialog>
  )
}
