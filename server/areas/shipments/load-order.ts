import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { decimal, isMore, quantityText } from '#domain/money.ts'
import type { LineSoFar, LineWorth, OrderSoFar } from '#domain/orders/amounts/shipment-worth.ts'
import { rateOn, type TaxRate } from '#domain/orders/amounts/tax.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  findLineProgress,
  findOrderWorth,
  findTaxRates,
  type LineProgress,
  type LockedOrder,
  lockOrder,
} from '#server/areas/orders/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { findSent } from './queries.ts'

/** An order that is locked, and what its shipments have taken of it. */
export interface LoadedOrder {
  worth: OrderSoFar
  lines: (LineProgress & LineSoFar & { left: string })[]
  /** That of the day on which it was placed; null of a seller that charges none. */
  rate: TaxRate | null
}

const NONE: LineWorth = { units: '0', amount: '0.00', discount: '0.00', taxBase: '0.00', tax: '0.00' }

/** The order of the member's company, locked for one act. @throws Refusal order_not_found */
export async function holdOrder(tx: Tx, member: Buyer | Seller, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, member, orderId)
  if (!order) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  return order
}

/** Lines and amounts of a locked order, and what was sent of them. */
export async function loadOrder(tx: Tx, { id, placedAt }: LockedOrder): Promise<LoadedOrder> {
  const worth = await findOrderWorth(tx, id)
  const sent = await findSent(tx, id)
  const lines = await findLineProgress(tx, id)
  return {
    worth: { ...worth, sent: sent.worth },
    lines: lines.map((line) => ({
      ...line,
      sent: sent.lines.get(line.position) ?? NONE,
      left: quantityText(decimal(line.units).minus(line.shipped)),
    })),
    rate: worth.isPkp ? rateOn(await findTaxRates(tx), businessDay(placedAt)) : null,
  }
}

/** Whether something of an order's lines is neither shipped nor cancelled. */
export function restOf(lines: readonly LineProgress[]): boolean {
  return hasRest(lines.map(({ units, shipped }) => ({ left: quantityText(decimal(units).minus(shipped)) })))
}

/** Whether something of the lines is left once these quantities of them are gone. */
export function hasRest(lines: readonly { left: string }[], gone: readonly { units: string }[] = []): boolean {
  const left = lines.reduce((sum, line) => sum.plus(line.left), decimal(0))
  return isMore(
    gone.reduce((sum, one) => sum.minus(one.units), left),
    0,
  )
}
