import { inBaseUnits } from '../catalogue/measure.ts'
import { formatQuantity, formatRupiah } from '../format.ts'
import { amountText, type DecimalText, decimal, isSame, quantityText } from '../money.ts'

/** A seller's rate for delivery to a province: a base, plus an amount for each kilogram or litre in the order. */
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

interface Goods {
  units: DecimalText
  /** What they are counted in: 'kg', 'g', 'drum'. */
  unit: string
}

/**
 * Delivery of an order's goods to a province; an amount of 0 is shown as free [ORDER-1]. Kilograms and litres count one
 * for one, their fractions and multiples by their size; what is sold in other units counts by those.
 */
export function shippingOf(rate: ShippingRate, goods: readonly Goods[], province: string): Shipping {
  const size = goods.reduce((sum, { units, unit }) => sum.plus(inBaseUnits(units, unit)), decimal(0))
  const units = quantityText(size)
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
