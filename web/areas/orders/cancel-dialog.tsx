import { LONGEST } from '#domain/limits.ts'
import type { CallForm } from '#web/lib/use-call-form.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  form: CallForm<{ alasan: string }>
  title: string
  description: string
  /** Of the field: 'Alasan pembatalan'. */
  label: string
  /** Who reads the reason: 'seller'. */
  reader: string
  confirmLabel: string
}

/** Asks why an order ends; somebody else reads it [SELLER-5, ORDER-5, ROLE-10]. */
export function CancelDialog({ reader, ...dialog }: Props) {
  return (
    <TextDialog
      {...dialog}
      name="alasan"
      hint={`Alasan ini dibaca oleh ${reader}.`}
      longest={LONGEST.orderReason}
      tone="danger"
    />
  )
}

/** What is asked when an order that runs is cancelled. */
export const cancelling = {
  title: 'Batalkan pesanan?',
  description: 'Pesanan yang dibatalkan tidak dapat dilanjutkan lagi.',
  label: 'Alasan pembatalan',
  confirmLabel: 'Batalkan pesanan',
}
