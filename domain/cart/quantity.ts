import type { DecimalText } from '../money.ts'

/** More packs of one product than any lorry takes; beyond it somebody has mistyped. */
export const MOST_PACKS = 99_999

export type ReadPacks = { ok: true; packs: number } | { ok: false; reason: string }

/** The fewest packs one may buy: round(minimum purchase / weight per pack), at least 1 [CART-2]. */
export function minimumPacks(minPurchase: DecimalText, packWeight: DecimalText): number {
  const minimum = thousandths(minPurchase)
  const weight = thousandths(packWeight)
  const rounded = (2n * minimum + weight) / (2n * weight)
  return rounded < 1n ? 1 : Number(rounded)
}

/** Reads the quantity field: packs, as a whole number from the minimum on [CART-2]. */
export function parsePacks(text: string, minimum: number): ReadPacks {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: 'Isi jumlah kemasan.' }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: 'Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.' }
  if (/^0\d/.test(typed)) return { ok: false, reason: 'Jumlah kemasan tidak boleh diawali angka nol.' }
  const packs = Number(typed)
  if (packs < minimum) return { ok: false, reason: `Minimum pembelian ${minimum} kemasan.` }
  if (packs > MOST_PACKS) return { ok: false, reason: `Paling banyak ${MOST_PACKS} kemasan.` }
  return { ok: true, packs }
}

/** Units of so many packs, exactly and without trailing zeros: 3 packs of '0.500' are '1.5' [CART-3]. */
export function unitsOf(packs: number, packWeight: DecimalText): DecimalText {
  return text(BigInt(packs) * thousandths(packWeight))
}

/** How many packs so many units are; null where they are no whole number of packs [CART-3]. */
export function packsOf(units: DecimalText, packWeight: DecimalText): number | null {
  const wanted = thousandths(units)
  const weight = thousandths(packWeight)
  return wanted % weight === 0n ? Number(wanted / weight) : null
}

/** A quantity as it is sent: the decimal comma of a screen becomes a dot [CART-3]. */
export function sentUnits(shown: string): DecimalText {
  return shown.trim().replace(',', '.')
}

/** Whether more than so many units are wanted; texts of quantities do not compare as they stand ('9' and '10'). */
export function isMore(units: DecimalText, than: DecimalText): boolean {
  return thousandths(units) > thousandths(than)
}

/** Quantities have at most three decimals (numeric(15, 3)), so thousandths are exact. */
function thousandths(quantity: DecimalText): bigint {
  const [whole = '0', fraction = ''] = quantity.split('.')
  return BigInt(whole + fraction.padEnd(3, '0').slice(0, 3))
}

function text(quantity: bigint): DecimalText {
  const fraction = String(quantity % 1000n)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const whole = String(quantity / 1000n)
  return fraction ? `${whole}.${fraction}` : whole
}
