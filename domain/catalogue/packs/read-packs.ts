import { formatQuantity } from '#domain/format.ts'
import { typedCount } from '#domain/numbers/number-text.ts'
import { MOST_PACKS } from './packs.ts'

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
