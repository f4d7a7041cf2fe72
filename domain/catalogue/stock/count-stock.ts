import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** The balance of a product, in units. */
export interface Balance {
  /** Units that may be sold. */
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
  target: DecimalText,
  { units, onHand, reserved, inLots, expired }: Balance,
  { field, unit }: { field: string; unit: string },
): DecimalText | null {
  if (isSame(target, units)) return null
  const after = decimal(target).plus(reserved).plus(expired)
  if (isMore(inLots, after)) {
    const words = { lots: formatQuantity(quantityText(inLots)), unit }
    throw new Refusal('stock_in_lots', { field, words })
  }
  return quantityText(after.minus(onHand))
}

/**
 * Whether a correction that was made out before still fits the balance as it is now: what was ordered, received or
 * shipped meanwhile counts beside it, and no more is reserved by orders or lots than is there then [SHOP-4, SHOP-5].
 */
export function stillFits(correction: DecimalText, { onHand, reserved, inLots, expired }: Balance): boolean {
  const after = decimal(onHand).plus(correction)
  return !isMore(inLots, after) && !isMore(decimal(reserved).plus(expired), after)
}
