import { LONGEST } from '#domain/limits.ts'
import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { taxAfterUndoing } from '#domain/shipments/tax-after-undoing.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'

interface Props {
  open: boolean
  order: Order
  shipment: Shipment
  onClose: () => void
}

/** Why a shipment that was recorded by mistake is undone, and what follows [SHIP-1]. */
export function UndoShipmentForm({ open, order, shipment, onClose }: Props) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      call="pusat-seller/pesanan/kirim/batal"
      body={(reason) => ({ shipmentId: shipment.id, version: shipment.version, reason })}
      field={{
        name: 'reason',
        label: 'Alasan pembatalan',
        hint: 'Alasan ini dibaca oleh pembeli.',
        longest: LONGEST.orderReason,
      }}
      title={`Batalkan kiriman ${shipment.sequence}?`}
      confirmLabel="Batalkan kiriman"
      tone="danger"
      done="Kiriman dibatalkan"
      refreshes={['order']}
    >
      {`Barang kembali ke lot asalnya dan menunggu dikirim lagi. Surat jalan tidak berlaku lagi, dan invoicenya ditarik dengan nota kredit.${taxAfterUndoing(order)}`}
    </ActDialog>
  )
}
