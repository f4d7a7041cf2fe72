import { LONGEST } from '#domain/limits.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { taxAfterUndoing } from '#domain/shipments/tax-after-undoing.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'

interface Props {
  open: boolean
  order: Order
  shipment: Shipment
  onClose: () => void
}

/** Why a shipment that was recorded by mistake is undone, and what follows [SHIP-1]. */
export function UndoShipmentForm({ open, order, shipment, onClose }: Props) {
  const act = useAct('pusat-seller/pesanan/kirim/batal', { done: 'Kiriman dibatalkan', refreshes: ['order'] })
  const form = useCallForm(act, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ kiriman_id: shipment.id, versi: shipment.version, alasan }),
    onClose,
  })
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={`Batalkan kiriman ${shipment.part}?`}
      description={`Barang kembali ke lot asalnya dan menunggu dikirim lagi. Surat jalan tidak berlaku lagi, dan invoicenya ditarik dengan nota kredit.${taxAfterUndoing(order)}`}
      form={form}
      name="alasan"
      label="Alasan pembatalan"
      hint="Alasan ini dibaca oleh pembeli."
      longest={LONGEST.orderReason}
      confirmLabel="Batalkan kiriman"
      tone="danger"
    />
  )
}
