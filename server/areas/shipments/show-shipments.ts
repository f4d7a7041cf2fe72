import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import { decimal, isMore, quantityText } from '#domain/money.ts'
import { orders } from '#domain/orders/order.ts'
import { seesPayments } from '#domain/orders/payment-readers.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ToShip } from '#domain/shipments/contract.ts'
import { shipmentLabel, shipments as table } from '#domain/shipments/shipment.ts'
import { EXPIRES_SOON_DAYS } from '#domain/stock/stock-filter.ts'
import { findLineProgress, type LineProgress, type ShipmentsQuery, showOrder } from '#server/areas/orders/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { type DeliveryNote, deliveryNotesOf } from './events.ts'
import {
  findLotsToShip,
  findOnHand,
  findShipmentLines,
  findShipments,
  findShippedLots,
  type ShipmentLineRow,
  type ShipmentRow,
  type ShippedLotRow,
} from './queries-reading.ts'

/** The shipments of an order that its reader may see, the first one first [SHIP-1]. */
export async function showShipments(db: Db | Tx, params: ShipmentsQuery, now: Date): Promise<Shipment[]> {
  const found = await findShipments(db, params.orderId)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const shown = {
    orderLines: await findLineProgress(db, params.orderId),
    lines: await findShipmentLines(db, ids),
    lots: await findShippedLots(db, ids),
    notes: await deliveryNotesOf.ask(db, ids, now),
  }
  return found.map((shipment) => shipmentView(shipment, shown, params))
}

/**
 * The units left to ship of one of the seller's orders, those in stock, and their lots [SHIP-1, SHOP-5].
 * @throws Refusal order_not_found | order_step_not_allowed
 */
export async function showToShip(
  deps: Deps,
  seller: Seller,
  { orderId, insteadOf }: { orderId: string; insteadOf: string | null },
): Promise<ToShip> {
  const { order, lines, shipments } = await showOrder(deps, seller, orderId)
  const mistaken = insteadOf === null ? undefined : shipments.find(({ id }) => id === insteadOf)
  if (insteadOf !== null && !mistaken) throw new Refusal('shipment_not_found', { field: 'kiriman_id' })
  const may = mistaken ? mistaken.can.undo : orders.may(order, 'ship', seller)
  if (!may.allowed) throw new Refusal('order_step_not_allowed', { words: { reason: may.reason ?? '' } })
  const productIds = lines.map(({ productId }) => productId)
  const today = businessDay(deps.now())
  const onHand = await findOnHand(deps.db, productIds, today)
  const lots = await findLotsToShip(deps.db, productIds, today)
  return {
    orderId: order.id,
    version: order.version,
    lines: lines
      .map(({ position, productId, name, packLabel, packWeight, unit, units, shipped }) => ({
        position,
        name,
        packLabel,
        packWeight: packWeight && quantityText(packWeight),
        unit,
        ...withWarnings(
          withMistaken(
            {
              left: quantityText(decimal(units).minus(shipped)),
              onHand: quantityText(onHand.get(productId) ?? '0'),
              lots: lots
                .filter((lot) => lot.productId === productId)
                .map(({ number, expiresOn, units }) => ({ number, expiresOn, units: quantityText(units) })),
            },
            mistaken?.lines.find((line) => line.position === position),
            today,
          ),
          today,
        ),
      }))
      .filter(({ left }) => isMore(left, 0)),
  }
}

type ToTake = Pick<ToShip['lines'][number], 'left' | 'onHand'> & { lots: Shipment['lines'][number]['lots'] }

function withWarnings({ lots, ...line }: ToTake, today: BusinessDay): Pick<ToShip['lines'][number], keyof ToTake> {
  const soon = daysAfter(today, EXPIRES_SOON_DAYS)
  return { ...line, lots: lots.map((lot) => ({ ...lot, endsSoon: lot.expiresOn !== null && lot.expiresOn <= soon })) }
}

/** The stock of a line once the goods of an undone shipment are back; goods expired meanwhile stay out. */
function withMistaken(line: ToTake, back: Shipment['lines'][number] | undefined, today: BusinessDay): ToTake {
  if (!back) return line
  const plus = (one: string, other: string) => quantityText(decimal(one).plus(other))
  const good = back.lots.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
  const gone = back.lots.filter((lot) => !good.includes(lot)).reduce((sum, { units }) => plus(sum, units), '0')
  const lots = line.lots.map((lot) => {
    const same = good.find(({ number }) => number === lot.number)
    return same ? { ...lot, units: plus(lot.units, same.units) } : lot
  })
  const empty = good.filter(({ number }) => line.lots.every((lot) => lot.number !== number))
  return {
    left: plus(line.left, back.units),
    onHand: quantityText(decimal(plus(line.onHand, back.units)).minus(gone)),
    lots: [...lots, ...empty].sort((one, other) => (one.expiresOn ?? '9').localeCompare(other.expiresOn ?? '9')),
  }
}

interface Shown {
  orderLines: readonly LineProgress[]
  lines: readonly ShipmentLineRow[]
  lots: readonly ShippedLotRow[]
  notes: ReadonlyMap<string, DeliveryNote>
}

/** A shipment with its lines and lots, and what its reader may do with it [SHIP-1]. */
function shipmentView(
  shipment: ShipmentRow,
  { orderLines, lines, lots, notes }: Shown,
  { isFetched, reader }: Pick<ShipmentsQuery, 'isFetched' | 'reader'>,
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
