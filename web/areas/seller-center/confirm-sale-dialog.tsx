import type { OrderSummary } from '#domain/orders/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

interface Props {
  open: boolean
  order: Pick<OrderSummary, 'number' | 'partnerName' | 'total' | 'warning'>
  working: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the seller commits to an order; warns of a deal below its lowest price [NEGO-13]. */
export function ConfirmSaleDialog({ open, order, working, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title="Konfirmasi pesanan ini?"
      confirmLabel="Ya, konfirmasi"
      working={working}
      onConfirm={onConfirm}
      onCancel={onClose}
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
    </ConfirmDialog>
  )
}
