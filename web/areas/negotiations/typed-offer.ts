import { parsePacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { formatRupiah } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { NegoStatus } from '#domain/negotiations/contract.ts'
import {
  asksFor,
  buyerPriceProblem,
  isPrice,
  type PriceProblem,
  type SellerTerms,
  sellerPriceProblem,
} from '#domain/negotiations/price.ts'
import { negotiationRefusals } from '#domain/negotiations/refusals.ts'
import { readAmount, typedAmount } from '#domain/numbers/number-text.ts'

/** A new negotiation, or a price already agreed with sales [NEGO-3]. */
export type OfferKind = 'baru' | 'deal'

/** The value of a field, or its problem; `blocks` disables the button at once. */
export type ReadField<Value> = { value: Value } | { problem: string; blocks: boolean }

/** Reads the quantity field, in packs, at least the minimum for negotiations, and no more than may be ordered [NEGO-5, NEGO-12]. */
export function readQuantity(
  text: string,
  least: number,
  packWeight: DecimalText,
  most: NegoStatus['most'] = null,
): ReadField<DecimalText> {
  if (text.trim() === '') return { problem: asksFor.quantity, blocks: false }
  const read = parsePacks(text, least, 'nego')
  if (!read.ok) return { problem: read.reason, blocks: true }
  const units = unitsOf(read.packs, packWeight)
  return most && isMore(units, most.units) ? { problem: most.sentence, blocks: true } : { value: units }
}

/** Reads the buyer's price of either kind, possibly in answer to an offer of the seller [NEGO-6, NEGO-15]. */
export function readOfferPrice(
  shown: string,
  kind: OfferKind,
  listPrice: DecimalText,
  offered?: DecimalText,
): ReadField<DecimalText> {
  const deal = kind === 'deal'
  const problemWith = (price: DecimalText) => {
    const problem = buyerPriceProblem(price, { deal, listPrice, offered })
    // a deal far above the list price may be intended: the server decides [NEGO-4]
    return problem === 'nego_deal_price_invalid' ? null : problem
  }
  return readPriceField(shown, problemWith, {
    ...words,
    empty: deal ? asksFor.dealPrice : words.empty,
    invalid: deal ? words.nego_deal_price_invalid : words.invalid,
    nego_price_above_list: 'Harga nego tidak boleh melebihi harga sekarang.',
    nego_price_already_offered: `Tawaran seller ${formatRupiah(offered ?? listPrice)} sudah sebaik itu. Pilih Setuju.`,
  })
}

/** Reads the seller's counter-price [NEGO-11]. */
export function readCounterPrice(shown: string, terms: SellerTerms): ReadField<DecimalText> {
  return readPriceField(shown, (price) => sellerPriceProblem(price, terms), {
    ...words,
    nego_price_above_list: `Tidak boleh melebihi harga produk, ${formatRupiah(terms.listPrice)}.`,
    nego_price_already_offered: `Harus di atas tawaran pembeli, ${formatRupiah(terms.offered)}.`,
  })
}

export function typedValue<Value>(field: ReadField<Value>): Value | null {
  return 'value' in field ? field.value : null
}

export function problemOf(field: ReadField<unknown>): string | undefined {
  return 'problem' in field ? field.problem : undefined
}

/** The error shown at once; a merely missing value is reported when the form is sent. */
export function blockOf(field: ReadField<unknown>): string | undefined {
  return 'problem' in field && field.blocks ? field.problem : undefined
}

const words = {
  empty: asksFor.price,
  decimals: 'Paling banyak 2 angka di belakang koma.',
  invalid: negotiationRefusals.nego_price_invalid.sentence,
  nego_price_invalid: negotiationRefusals.nego_price_invalid.sentence,
  nego_deal_price_invalid: negotiationRefusals.nego_deal_price_invalid.sentence,
}

function readPriceField(
  shown: string,
  problemWith: (price: DecimalText) => PriceProblem | null,
  sentences: Record<PriceProblem | 'empty' | 'decimals' | 'invalid', string>,
): ReadField<DecimalText> {
  const read = readPrice(shown)
  if ('problem' in read) {
    const understood = typedAmount(shown)
    const isUnread = read.problem === 'invalid' && !shown.startsWith('0') && 'problem' in understood
    return { problem: isUnread ? understood.problem : sentences[read.problem], blocks: read.problem !== 'empty' }
  }
  const problem = problemWith(read.amount)
  return problem ? { problem: sentences[problem], blocks: true } : { value: read.amount }
}

type ReadPrice = { amount: DecimalText } | { problem: 'empty' | 'decimals' | 'invalid' }

/** Reads a price field for sending; more than two decimals are refused, not cut; a leading zero (and so zero itself) is not a price [NEGO-6, NEGO-15]. */
export function readPrice(shown: string): ReadPrice {
  if (shown.trim() === '') return { problem: 'empty' }
  if (/,\d{3,}$/.test(shown)) return { problem: 'decimals' }
  const amount = readAmount(shown)
  return amount !== null && isPrice(amount) ? { amount } : { problem: 'invalid' }
}
