import { formatQuantity } from '#domain/format.ts'
import { type Decimal, type DecimalText, decimal, isMore, lesser, quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'

/** The units of a lot. */
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
    const taking = lesser(lot.units, left)
    if (!isMore(taking, 0)) continue
    taken.push({ lotId: lot.lotId, units: quantityText(taking) })
    left = left.minus(taking)
  }
  return { taken, loose: quantityText(left) }
}

/** A lot as people choose it. */
export interface ChosenLot {
  number: string
  units: DecimalText
}

interface NumberedLot extends LotUnits {
  number: string
}

/**
 * Allocates the chosen lots first and the rest first-expired-first-out [SHIP-1].
 * @throws Refusal lot_not_sellable | lot_holds_less
 */
export function chosenFirst(
  lots: readonly NumberedLot[],
  units: DecimalText,
  chosen: readonly ChosenLot[],
): ReturnType<typeof firstExpired> {
  const requested = new Map<string, Decimal>()
  for (const one of chosen) requested.set(one.number, decimal(requested.get(one.number) ?? 0).plus(one.units))
  for (const [number, most] of requested) {
    const lot = lots.find((one) => one.number === number)
    if (!lot) throw new Refusal('lot_not_sellable', { field: 'baris', words: { lot: number } })
    if (!isMore(most, lot.units)) continue
    const words = { lot: number, left: formatQuantity(quantityText(lot.units)) }
    throw new Refusal('lot_holds_less', { field: 'baris', words })
  }
  const picked = lots.flatMap(({ lotId, number }) => {
    const taken = requested.get(number)
    return taken ? [{ lotId, units: quantityText(taken) }] : []
  })
  const rest = picked.reduce((left, one) => left.minus(one.units), decimal(units))
  const others = lots.map((lot) => ({
    ...lot,
    units: quantityText(decimal(lot.units).minus(requested.get(lot.number) ?? 0)),
  }))
  const { taken, loose } = firstExpired(others, quantityText(rest))
  const both = new Map<number, Decimal>()
  for (const one of [...picked, ...taken]) both.set(one.lotId, decimal(both.get(one.lotId) ?? 0).plus(one.units))
  return { taken: [...both].map(([lotId, sum]) => ({ lotId, units: quantityText(sum) })), loose }
}
