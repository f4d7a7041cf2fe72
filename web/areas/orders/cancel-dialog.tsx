import { LONGEST } from '#domain/limits.ts'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  form: CallForm<{ reason: string }>
  title: string
  description: string
  /** Label of the field: 'Alasan pembatalan'. */
  label: string
  /** Who reads the reason: 'seller'. */
  reader: string
  confirmLabel: string
}

/** Asks for the reason why an order ends, which others will read [SELLER-5, ORDER-5, ROLE-10]. */
export function CancelDialog({ reader, ...dialog }: Props) {
  return (
    <TextDialog
      {...dialog}
      name="reason"
      hint={`Alasan ini dibaca oleh ${reader}.`}
      longest={LONGEST.orderReason}
      tone="danger"
    />
  )
}

/** The texts for cancelling a running order. */
export const cancelling = {
  title: 'Batalkan pesanan?',
  description: 'Pesanan yang dibatalkan tidak dapat dilanjutkan lagi.',
  label: 'Alasan pembatalan',
  confirmLabel: 'Batalkan pesanan',
}
