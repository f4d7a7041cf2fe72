import type { ActProblem } from '#web/lib/use-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  open: boolean
  /** Who reads the reason: 'seller' or 'pembeli'. */
  reader: string
  working: boolean
  onCancelOrder: (reason: string) => Promise<ActProblem>
  onClose: () => void
}

/** Asks why an order is cancelled; the other side reads it [SELLER-5, ORDER-5]. */
export function CancelDialog({ onCancelOrder, ...rest }: Props) {
  return (
    <ReasonDialog
      {...rest}
      title="Batalkan pesanan?"
      description="Pesanan yang dibatalkan tidak dapat dilanjutkan lagi."
      label="Alasan pembatalan"
      confirmLabel="Batalkan pesanan"
      onConfirm={onCancelOrder}
    />
  )
}
