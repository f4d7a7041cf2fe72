import { formatQuantity } from '#domain/format.ts'
import { type DecimalText, decimal, isSame, quantityText } from '#domain/money.ts'
import { typedCount } from '#domain/numbers/number-text.ts'

/** More packs of one product than any lorry carries; above it somebody has mistyped. */
export const MOST_PACKS = 99_999

/** The fewest packs one may buy: round(minimum purchase / weight per pack), at least 1 [CART-2]. */
export function minimumPacks(minPurchase: DecimalText, packWeight: DecimalText): number {
  return Math.max(1, Number(decimal(minPurchase).dividedBy(packWeight, 0)))
}

/** Units in these packs, exact, with a dot and no trailing zeros: 3 packs of '0.500' are '1.5' [CART-3]. */
export function unitsOf(packs: number, packWeight: DecimalText): DecimalText {
  return quantityText(decimal(packWeight).times(packs))
}

/** The number of packs; null if the units are not a whole number of packs [CART-3]. */
export function packsOf(units: DecimalText, packWeight: DecimalText): number | null {
  const packs = decimal(units).dividedBy(packWeight, 0, 'down')
  return isSame(packs.times(packWeight), units) ? Number(packs) : null
}

/** The fewest packs that hold these units: 190 kg in sacks of 25 kg are 8 [UX-7]. */
export function packsHolding(units: DecimalText, packWeight: DecimalText): number {
  return Number(decimal(units).dividedBy(packWeight, 0, 'up'))
}

const MOST_REASON = `Paling banyak ${formatQuantity(String(MOST_PACKS))} kemasan.`

export type ReadPacks = { ok: true; packs: number } | { ok: false; reason: string; isTooMany?: true }

/** Reads the quantity field: a whole number of packs, at least the minimum, which `of` names [CART-2, NEGO-5]. */
export function parsePacks(text: string, minimum: number, of = 'pembelian'): ReadPacks {
  const typed = text.trim()
  if (typed === '') return { ok: false, reason: 'Isi jumlah kemasan.' }
  if (!/^\d+$/.test(typed)) return { ok: false, reason: notWhole(typed) }
  if (/^0\d/.test(typed)) return { ok: false, reason: 'Jumlah kemasan tidak boleh diawali angka nol.' }
  const packs = Number(typed)
  if (packs < minimum) return { ok: false, reason: `Minimum ${of} ${minimum} kemasan.` }
  if (packs > MOST_PACKS) return { ok: false, reason: MOST_REASON, isTooMany: true }
  return { ok: true, packs }
}

function notWhole(typed: string): string {
  const read = typedCount(typed)
  const understood = 'value' in read ? ` Maksudnya ${read.value}?` : ''
  return `Jumlah kemasan harus bilangan bulat, tanpa koma atau titik.${understood}`
}
