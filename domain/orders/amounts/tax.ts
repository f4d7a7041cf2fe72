import type { BusinessDay } from '#domain/business-day.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'

/** How PPN is computed from a day on: a percentage of a part of the amount (DPP nilai lain). */
export interface TaxRate {
  validFrom: BusinessDay
  /** DPP = amount x numerator / denominator. */
  baseNumerator: number
  baseDenominator: number
  percent: DecimalText
}

export interface LineTax {
  /** DPP nilai lain, in whole Rupiah. */
  base: DecimalText
  /** PPN, in whole Rupiah. */
  tax: DecimalText
}

const NO_TAX: LineTax = { base: '0.00', tax: '0.00' }

/**
 * PPN of one order line, every step rounded half up to whole Rupiah: Rp 1,000,000 has a DPP of 916,667 and a PPN of
 * 110,000. A seller that is not a PKP (`rate` null) charges none [TAX-1].
 */
export function taxOfLine(amount: DecimalText, rate: TaxRate | null): LineTax {
  if (!rate) return NO_TAX
  const base = decimal(amount).times(rate.baseNumerator).dividedBy(rate.baseDenominator, 0)
  const tax = base.times(rate.percent).dividedBy(100, 0)
  return { base: amountText(base), tax: amountText(tax) }
}

/** The rate in force on a day. @throws Error when the table does not go back that far */
export function rateOn(rates: readonly TaxRate[], day: BusinessDay): TaxRate {
  const begun = rates.filter((rate) => rate.validFrom <= day)
  const [newest] = begun.sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1))
  if (!newest) throw new Error(`no tax rate is known for ${day}`)
  return newest
}
