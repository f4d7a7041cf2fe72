import { formatQuantity } from '../format.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '../money.ts'
import { Refusal } from '../refusal.ts'

/** What there is of a product, in units. */
export interface Balance {
  /** What may be sold. */
  units: DecimalText
  onHand: DecimalText
  reserved: DecimalText
  inLots: DecimalText
  expired: DecimalText
}

/**
 * By how much the stock on hand changes when as much as `wanted` may be sold from now on; what is reserved stays reserved
 * [SHOP-5]. Null: nothing changes.
 * @throws Refusal stock_in_lots where that would be less than the lots hold
 */
export function correctionTo(
  wanted: DecimalText,
  { units, onHand, reserved, inLots, expired }: Balance,
  { field, unit }: { field: string; unit: string },
): DecimalText | null {
  if (isSame(wanted, units)) return null
  const after = decimal(wanted).plus(reserved).plus(expired)
  if (isMore(inLots, after)) {
    const words = { lots: formatQuantity(quantityText(inLots)), unit }
    throw new Refusal('stock_in_lots', { field, words })
  }
  return quantityText(after.minus(onHand))
}
