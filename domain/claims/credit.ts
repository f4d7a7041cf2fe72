import {
  type LineSoFar,
  type LineWorth,
  type Worth,
  worthOfCredit,
  worthOfShipment,
} from '#domain/orders/amounts/shipment-worth.ts'
import type { TaxRate } from '#domain/orders/amounts/tax.ts'
import { type DecimalText, decimal, isMore, isSame } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** A line of an invoiced shipment, and what credit notes have taken back of it. */
export interface InvoicedLine extends LineSoFar {
  position: number
}

export interface Invoiced {
  /** The invoiced amounts, and the credited share. */
  worth: Worth & { sent: Worth }
  lines: readonly InvoicedLine[]
  rate: TaxRate | null
}

export interface CreditedLine extends LineWorth {
  position: number
}

/**
 * The credit for units of an invoiced shipment: by the rules of an order, each amount being what all credited so far
 * come to less what was credited before, so that parts never come to more than the invoice. Delivery is not credited; a
 * voucher's part is taken off [CLAIM-1, TAX-1].
 * @throws Refusal claim_worth_nothing
 */
export function creditOf(
  { worth, lines, rate }: Invoiced,
  units: readonly { position: number; units: DecimalText }[],
): { lines: CreditedLine[]; amounts: Worth } {
  const credited = units.map(({ position, units: taken }) => {
    const line = lines.find((one) => one.position === position)
    if (!line) throw new Error(`line ${position} was not invoiced`)
    return { ...worthOfCredit(line, taken, rate), position }
  })
  const isLast = lines.every((line) => {
    const taken = credited.find(({ position }) => position === line.position)?.units ?? '0'
    return isSame(String(decimal(line.sent.units).plus(taken)), line.units)
  })
  const order = { ...worth, shippingTaxBase: '0.00', shippingTax: '0.00' }
  const amounts = worthOfShipment(order, credited, { isFirst: false, isLast })
  if (!isMore(amounts.total, 0)) throw new Refusal('claim_worth_nothing')
  return { lines: credited, amounts }
}
