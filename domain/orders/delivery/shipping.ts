import { inBaseUnits } from '#domain/catalogue/packs/measure.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { amountText, type DecimalText, decimal, isMore, isSame, quantityText } from '#domain/money.ts'

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
  /** Their unit: 'kg', 'g', 'drum'. */
  unit: string
}

/** From which amount of goods a seller delivers for nothing, both in Rupiah; null: from none. */
interface FreeFrom {
  from: DecimalText | null
  goods: DecimalText
}

/**
 * Delivery of an order's goods to a province; an amount of 0 is shown as free [ORDER-1]. Kilograms and litres count one
 * for one, their fractions and multiples by their size; what is sold in other units counts by those. Nothing is charged
 * from the seller's amount on [SHOP-8].
 */
export function shippingOf(
  rate: ShippingRate,
  goods: readonly Goods[],
  province: string,
  free: FreeFrom = { from: null, goods: '0' },
): Shipping {
  const size = goods.reduce((sum, { units, unit }) => sum.plus(inBaseUnits(units, unit)), decimal(0))
  const units = quantityText(size)
  const amount = decimal(rate.perUnit).times(units).plus(rate.base).rounded(0)
  if (isSame(amount, 0)) return { amount: '0.00', explanation: `Gratis ongkir ke ${province}` }
  if (free.from !== null && !isMore(free.from, free.goods)) {
    return { amount: '0.00', explanation: `Gratis ongkir ke ${province} mulai belanja ${formatRupiah(free.from)}` }
  }
  return { amount: amountText(amount), explanation: `Ongkir ke ${province}: ${parts(rate, units).join(' + ')}` }
}

function parts({ base, perUnit }: ShippingRate, units: DecimalText): string[] {
  return [
    ...(isSame(base, 0) ? [] : [formatRupiah(base)]),
    ...(isSame(perUnit, 0) ? [] : [`${formatQuantity(units)} × ${formatRupiah(perUnit)}`]),
  ]
}
