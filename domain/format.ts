import type { BusinessDay } from './business-day.ts'
import type { DecimalText } from './money.ts'

const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', minimumFractionDigits: 2 })
const decimals = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2 })
const date = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
const quantity = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 20 })

/** 'Rp 1.250.000,00' from '1250000.00' [CARD-2]. */
export function formatRupiah(amount: DecimalText): string {
  // Intl inserts a non-breaking space; whether a line may break there is for the screen to decide
  return rupiah.format(exact(amount)).replace('\u00a0', ' ')
}

/** A text as it stands before a full stop: its own, where it ends with one, would be a second. */
export function withoutStop(text: string): string {
  return text.replace(/[.\s]+$/, '')
}

/** 'US$ 4,73' from '4.73': an amount in another currency, after its symbol [HEAD-6]. */
export function formatForeign(amount: DecimalText, symbol: string): string {
  return `${symbol} ${decimals.format(exact(amount))}`
}

/** '1.250,5' from '1250.5': a quantity as Indonesians write it, without trailing zeros. */
export function formatQuantity(amount: DecimalText): string {
  return quantity.format(exact(amount))
}

/** '31 Des 2026' from '2026-12-31'. */
export function formatDay(day: BusinessDay): string {
  return date.format(new Date(`${day}T00:00:00Z`))
}

/** '134' of a filter's value, and '1.000+' for more: larger counts are not compared [MAT-6]. */
export function formatCount(count: number): string {
  return formatTotal(Math.min(count, MOST_COUNTED), count > MOST_COUNTED)
}

/** '1.086', or '1.000+' of a list that was counted no further [MAT-6]. */
export function formatTotal(total: number, more: boolean): string {
  return formatQuantity(String(total)) + (more ? '+' : '')
}

/** '2918.14' from '291814': the six figures of an HS code as the customs tariff prints them [MAT-1]. */
export function formatHsCode(code: string): string {
  return code.replace(/^(\d{4})(\d{2})$/, '$1.$2')
}

/** 'Pengatur keasaman' from 'pengatur keasaman': a fact that stands by itself. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Intl formats a string digit by digit, so nothing is lost to floats. */
function exact(text: DecimalText): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral // the type of numeric strings, which DecimalText does not express
}

/** '8808 1234 5678 9012': the digits of an account or an NPWP, as people read them aloud. */
export function inGroups(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Products of a list are counted up to this many where no count is stored [MAT-6]. */
export const MOST_COUNTED = 1000
