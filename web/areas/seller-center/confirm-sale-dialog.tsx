import { formatRupiah } from '#domain/format.ts'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

interface Props {
  open: boolean
  order: Pick<OrderSummary, 'nomor' | 'mitra_nama' | 'total'>
  working: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the seller binds themselves to an order. */
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
      Anda menyanggupi pesanan <strong className="num font-semibold text-ink">{order.nomor}</strong> dari{' '}
      {order.mitra_nama} senilai <strong className="num font-semibold text-ink">{formatRupiah(order.total)}</strong>.
    </ConfirmDialog>
  )
}
