import { type DecimalText, decimal, isMore, lesser, quantityText } from '../money.ts'

/** What a lot holds, in units. */
export interface LotUnits {
  lotId: number
  units: DecimalText
}

/**
 * From which lots units are taken, given in the order in which they expire: what expires first goes first, and what no lot
 * holds goes last [SHOP-5]. `loose`: the units left to take from outside of lots.
 */
export function firstExpired(lots: readonly LotUnits[], units: DecimalText): { taken: LotUnits[]; loose: DecimalText } {
  const taken: LotUnits[] = []
  let left = decimal(units)
  for (const lot of lots) {
    const part = lesser(lot.units, left)
    if (!isMore(part, 0)) continue
    taken.push({ lotId: lot.lotId, units: quantityText(part) })
    left = left.minus(part)
  }
  return { taken, loose: quantityText(left) }
}
