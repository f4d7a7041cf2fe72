import { firstExpired } from '#domain/catalogue/stock/first-expired.ts'
import { wholePacks } from '#domain/catalogue/stock/stock.ts'
import { type DecimalText, decimal, isMore, isSame, lesser, quantityText } from '#domain/money.ts'
import { readQuantity, shownQuantity } from '#domain/numbers/number-text.ts'
import type { Shipment } from '#domain/orders/shapes-shipments.ts'
import type { ToShip } from '#domain/shipments/contract.ts'
import { takesWholePacks } from '#domain/shipments/quantities.ts'

type LineToShip = ToShip['lines'][number]

/** The typed units of a line, and how many of them come from which of its lots. */
export interface TypedLine {
  quantity: string
  /** The lots are chosen; otherwise those that expire first are taken. */
  chooses: boolean
  lots: string[]
}

export const isQuantity = (text: string) => isUnits(readQuantity(text) ?? '')

const isUnits = (units: string) => /^\d+(\.\d{1,3})?$/.test(units)

/** As much as is left and there, in whole packs, from the lots that expire first [SHIP-1, SHOP-5]. */
export function suggestedLine({ left, onHand, packWeight, lots }: LineToShip): TypedLine {
  const there = lesser(left, onHand)
  const units =
    packWeight === null || isSame(there, left)
      ? quantityText(there)
      : wholePacks({ unitsInStock: String(there), packWeight })
  return { quantity: shownQuantity(units), chooses: false, lots: suggestedLots(lots, units).map(shownQuantity) }
}

/** The units a shipment had of a line, with its lots chosen: a correction starts with them [SHIP-1]. */
export function shippedLine({ position, lots }: LineToShip, { lines }: Pick<Shipment, 'lines'>): TypedLine {
  const had = lines.find((line) => line.position === position)
  const typed = lots.map(({ number }) => had?.lots.find((one) => one.number === number)?.units ?? '0')
  return {
    quantity: shownQuantity(had?.units ?? '0'),
    chooses: (had?.lots.length ?? 0) > 0,
    lots: typed.map(shownQuantity),
  }
}

/** The typed units of each line still left, by lot number; for a new line, the suggestion [ORDER-4, SHIP-1]. */
export function stillTyped(
  now: Pick<ToShip, 'lines'>,
  then: Pick<ToShip, 'lines'>,
  typed: readonly TypedLine[],
): TypedLine[] {
  return now.lines.map((line) => {
    const at = then.lines.findIndex(({ position }) => position === line.position)
    const had = typed[at]
    if (!had) return suggestedLine(line)
    const lots = then.lines[at]?.lots ?? []
    const byNumber = new Map(lots.map(({ number }, index) => [number, had.lots[index]]))
    return { ...had, lots: line.lots.map(({ number }) => byNumber.get(number) ?? '0') }
  })
}

/** How much comes from each lot where those that expire first are taken; '0' from the others. */
export function suggestedLots(lots: LineToShip['lots'], units: DecimalText): DecimalText[] {
  const { taken } = firstExpired(
    lots.map((lot, lotId) => ({ lotId, units: lot.units })),
    units,
  )
  return lots.map((_, lotId) => taken.find((one) => one.lotId === lotId)?.units ?? '0')
}

/** The rows of a shipment as they are sent: one a lot that was chosen, and one of the rest. */
export function rowsOf(lines: readonly LineToShip[], typed: readonly TypedLine[]) {
  return lines.flatMap(({ position, lots }, index) => {
    const { quantity = '', chooses = false, lots: typedLots = [] } = typed[index] ?? {}
    const chosen = lots.flatMap(({ number }, at) => {
      const units = readQuantity(typedLots[at] ?? '') ?? '0'
      return chooses && isUnits(units) && isMore(units, 0) ? [{ position, units, lot: number }] : []
    })
    const all = readQuantity(quantity) ?? '0'
    if (!isQuantity(quantity)) return [{ position, units: all }]
    const rest = chosen.reduce((left, one) => left.minus(one.units), decimal(all))
    return [...chosen, ...(isMore(rest, 0) ? [{ position, units: quantityText(rest) }] : [])]
  })
}

/** The fault of a line, as a sentence. */
export function faultOf(
  { left, lots, unit, packWeight }: LineToShip,
  { quantity, chooses, lots: typedLots }: TypedLine,
): string | undefined {
  if (quantity.trim() === '') return undefined
  if (!isQuantity(quantity)) return 'Jumlah harus berupa angka.'
  const units = readQuantity(quantity) ?? '0'
  if (isMore(units, left)) return `Yang belum dikirim ${shownQuantity(left)} ${unit}.`
  const cut = cutPack(units, { left, unit, packWeight })
  if (cut) return cut
  if (!chooses) return undefined
  const typed = typedLots.map((text) => readQuantity(text) ?? '0')
  if (!typed.every(isUnits)) return 'Jumlah tiap lot harus berupa angka.'
  const beyond = lots.find((one, at) => isMore(typed[at] ?? '0', one.units))
  if (beyond) return `Lot ${beyond.number} hanya berisi ${shownQuantity(beyond.units)} ${unit}.`
  const sum = typed.reduce((all, text) => all.plus(text), decimal(0))
  return isMore(sum, units)
    ? `Jumlah dari lot ${shownQuantity(quantityText(sum))} ${unit} lebih dari jumlah kiriman.`
    : undefined
}

/** Says that a pack would be cut; nothing where none is [SHIP-1]. */
export function cutPack(
  units: DecimalText,
  { left, unit, packWeight }: Pick<LineToShip, 'left' | 'unit' | 'packWeight'>,
): string | undefined {
  if (packWeight === null || takesWholePacks(units, { left, packWeight })) return undefined
  return `Isi kelipatan ${shownQuantity(packWeight)} ${unit} (isi satu kemasan), atau semua sisanya, ${shownQuantity(left)} ${unit}.`
}
