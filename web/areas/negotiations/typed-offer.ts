import { parsePacks, type ReadPacks, unitsOf } from '#domain/cart/quantity.ts'
import type { DecimalText } from '#domain/money.ts'
import { isAbove } from './difference.ts'
import { readPrice } from './price-text.ts'

/** A new negotiation, or a price already agreed with sales [NEGO-3]. */
export type OfferKind = 'baru' | 'deal'

/** What a field comes to: a value, or what to say about it; `blocks` closes the button at once. */
export type ReadField<Value> = { value: Value } | { problem: string; blocks: boolean }

/** The quantity field, in packs, with the minimum of negotiations [NEGO-5]. */
export function readQuantity(text: string, least: number, packWeight: DecimalText): ReadField<DecimalText> {
  if (text.trim() === '') return { problem: 'Inputkan kuantitas terlebih dahulu', blocks: false }
  const read = packsFrom(text, least)
  return read.ok ? { value: unitsOf(read.packs, packWeight) } : { problem: read.reason, blocks: true }
}

/** The price field of either kind; a nego price is not above the price it starts from [NEGO-6, NEGO-15]. */
export function readOfferPrice(shown: string, kind: OfferKind, currentPrice: DecimalText): ReadField<DecimalText> {
  const read = readPrice(shown)
  if ('problem' in read) return { problem: sentences[kind][read.problem], blocks: read.problem === 'invalid' }
  if (kind === 'baru' && isAbove(read.amount, currentPrice)) {
    return { problem: 'Harga nego tidak boleh melebihi harga sekarang.', blocks: true }
  }
  return { value: read.amount }
}

export function problemOf(field: ReadField<unknown>): string | null {
  return 'problem' in field ? field.problem : null
}

const sentences = {
  baru: {
    empty: 'Inputkan harga nego terlebih dahulu',
    invalid: 'Harga nego tidak valid, silakan periksa kembali!',
  },
  deal: {
    empty: 'Inputkan harga terlebih dahulu',
    invalid: 'Harga tidak valid, silakan periksa kembali!',
  },
}

function packsFrom(text: string, least: number): ReadPacks {
  const tooFew = /^(0|[1-9]\d*)$/.test(text.trim()) && Number(text) < least
  return tooFew ? { ok: false, reason: `Minimum nego ${least} kemasan.` } : parsePacks(text, least)
}
