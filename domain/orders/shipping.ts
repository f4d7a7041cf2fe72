import { formatQuantity, formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isSame } from '../money.ts'

/** A seller's rate for delivery to a province: a base, plus an amount for each unit in the order. */
export interface ShippingRate {
  base: DecimalText
  perUnit: DecimalText
}

export interface Shipping {
  /** Whole Rupiah. */
  amount: DecimalText
  /** How it was computed, for the buyer. */
  explanation: string
}

/** Delivery of units to a province; an amount of 0 is shown as free [ORDER-1]. */
export function shippingOf(rate: ShippingRate, units: DecimalText, province: string): Shipping {
  const amount = decimal(rate.perUnit).times(units).plus(rate.base).rounded(0)
  if (isSame(amount, 0)) return { amount: '0.00', explanation: `Gratis ongkir ke ${province}` }
  return { amount: amountText(amount), explanation: `Ongkir ke ${province}: ${parts(rate, units).join(' + ')}` }
}

function parts({ base, perUnit }: ShippingRate, units: DecimalText): string[] {
  return [
    ...(isSame(base, 0) ? [] : [formatRupiah(base)]),
    ...(isSame(perUnit, 0) ? [] : [`${formatQuantity(units)} × ${formatRupiah(perUnit)}`]),
  ]
}
