import { quantityText } from '#domain/money.ts'
import type { Shipment } from '#domain/orders/codec-shipments.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import { shipmentLabel, shipments as table } from '#domain/shipments/shipment.ts'
import type { AskedOrder, PartLine } from '#server/areas/orders/public.ts'
import type { DeliveryNote } from './events.ts'
import type { ShipmentLineRow, ShipmentRow, ShippedLotRow } from './queries-reading.ts'

interface Shown {
  orderLines: readonly PartLine[]
  lines: readonly ShipmentLineRow[]
  lots: readonly ShippedLotRow[]
  notes: ReadonlyMap<string, DeliveryNote>
}

/** A shipment with its lines and lots, and what its reader may do with it [SHIP-1]. */
export function shipmentView(
  shipment: ShipmentRow,
  { orderLines, lines, lots, notes }: Shown,
  { isFetched, reader }: Pick<AskedOrder, 'isFetched' | 'reader'>,
): Shipment {
  const names = new Map(orderLines.map((line) => [line.position, line]))
  return {
    ...shipment,
    total: seesPayments(reader) ? shipment.total : null,
    stateLabel: shipmentLabel(shipment.state, { isFetched }),
    sentAt: shipment.sentAt.toISOString(),
    undoneAt: shipment.undoneAt?.toISOString() ?? null,
    receivedAt: shipment.receivedAt?.toISOString() ?? null,
    deliveryNote: notes.get(shipment.id) ?? null,
    lines: lines
      .filter((line) => line.shipmentId === shipment.id)
      .map(({ position, units, received }) => ({
        position,
        name: names.get(position)?.name ?? '',
        packLabel: names.get(position)?.packLabel ?? '',
        unit: names.get(position)?.unit ?? '',
        units: quantityText(units),
        received: received === null ? null : quantityText(received),
        lots: lots
          .filter((lot) => lot.shipmentId === shipment.id && lot.position === position)
          .map(({ number, expiresOn, units }) => ({ number, expiresOn, units: quantityText(units) })),
      })),
    can: {
      receive: table.may({ ...shipment, isFetched }, 'receive', reader),
      undo: table.may({ ...shipment, isFetched }, 'undo', reader),
    },
  }
}
