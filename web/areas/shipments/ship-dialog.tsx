import type { Order } from '#domain/orders/shapes.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

interface ShipTarget {
  open: boolean
  order: Order
  onClose: () => void
}

/** Asks what of an order is shipped, or stands ready, and from which lots; `instead` of a shipment recorded by mistake [SHIP-1]. */
export const ShipDialog = lazyDialog<ShipTarget & { instead?: Shipment }>(
  async () => (await import('./ship-form.tsx')).ShipForm,
)

/** Asks why a shipment is undone [SHIP-1]. */
export const UndoShipmentDialog = lazyDialog<ShipTarget & { shipment: Shipment }>(
  async () => (await import('./undo-shipment-form.tsx')).UndoShipmentForm,
)

/** Asks what arrived of a shipment [SHIP-1]. */
export const ReceiveDialog = lazyDialog<ShipTarget & { shipment: Shipment }>(
  async () => (await import('./receive-form.tsx')).ReceiveForm,
)

/** Asks what of an order is not shipped any more [SHIP-1]. */
export const CancelRestDialog = lazyDialog<ShipTarget>(
  async () => (await import('./cancel-rest-form.tsx')).CancelRestForm,
)
