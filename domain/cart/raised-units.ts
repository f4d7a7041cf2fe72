import { type DecimalText, decimal, isMore, quantityText } from '../money.ts'

/**
 * What a cart line holds once it is raised to the wanted units: no less than is there, in whole packs where the pack has
 * changed since [CART-3, NEGO-12, ORDER-5].
 * @param there undefined: no line yet
 */
export function raisedUnits(wanted: DecimalText, there: DecimalText | undefined, packWeight: DecimalText): DecimalText {
  if (there === undefined || !isMore(there, wanted)) return wanted
  const down = decimal(there).dividedBy(packWeight, 0, 'down').times(packWeight)
  return quantityText(isMore(there, down) ? down.plus(packWeight) : down)
}
