import { formatRupiah } from '../format.ts'
import { type DecimalText, isMore } from '../money.ts'
import { creditDays, type PaymentTypeCode, paymentTypeLabel } from './payment-type.ts'
import type { PaymentTerm, Terms } from './terms.ts'

/** The payment types without credit. */
export const plainTypes = ['transfer', 'cod'] as const
export type PlainType = (typeof plainTypes)[number]

/** The limits of grants by a seller's sales people without its owner [SHOP-7]. */
export interface GrantLimits {
  plainTypes: readonly PlainType[]
  /** The longest credit, in days; 0: none. */
  creditDays: number
  /** The highest limit of a credit, in Rupiah. */
  creditLimit: DecimalText
  /** The highest price level: the higher, the lower the prices. */
  priceLevel: number
  /** The largest discount below the list price, in percent; null: the lowest price of each product counts. */
  discount: number | null
}

/** The limits until the owner decides. */
export const usualGrantLimits: GrantLimits = {
  plainTypes,
  creditDays: 30,
  creditLimit: '50000000.00',
  priceLevel: 2,
  discount: null,
}

type Granted = Pick<Terms, 'priceLevel' | 'payments'>

/**
 * The terms beyond the limits, as sentences without a full stop; empty if none. What the customer has already is
 * granted: it may stay or become less. `before`: null for a new customer. Credit without a limit is not validated here
 * (`checkTerms`) [SHOP-7].
 */
export function beyondGrants({ priceLevel, payments }: Granted, before: Granted | null, limits: GrantLimits): string[] {
  const highest = Math.max(limits.priceLevel, before?.priceLevel ?? 0)
  return [
    ...(priceLevel > highest ? [`Level harga ${priceLevel}, wewenang sales sampai level ${limits.priceLevel}`] : []),
    ...payments.flatMap((term) => (isGranted(term, before?.payments ?? []) ? [] : beyondOf(term, limits))),
  ]
}

function isGranted({ code, creditLimit }: PaymentTerm, before: readonly PaymentTerm[]): boolean {
  const had = before.find((one) => one.code === code)
  if (!had) return false
  return had.creditLimit === null || (creditLimit !== null && !isMore(creditLimit, had.creditLimit))
}

function beyondOf({ code, creditLimit }: PaymentTerm, limits: GrantLimits): string[] {
  const days = creditDays(code)
  if (days === null) return isPlain(code, limits) ? [] : [`${paymentTypeLabel(code)} di luar wewenang sales`]
  if (limits.creditDays === 0) return [`${paymentTypeLabel(code)}, sales tidak berwenang memberi tempo`]
  return [
    ...(days > limits.creditDays ? [`${paymentTypeLabel(code)}, wewenang sales sampai ${limits.creditDays} hari`] : []),
    ...(creditLimit !== null && isMore(creditLimit, limits.creditLimit)
      ? [
          `Limit kredit ${formatRupiah(creditLimit)} untuk ${paymentTypeLabel(code)}, wewenang sales sampai ${formatRupiah(limits.creditLimit)}`,
        ]
      : []),
  ]
}

function isPlain(code: PaymentTypeCode, limits: GrantLimits): boolean {
  return limits.plainTypes.some((type) => type === code)
}
