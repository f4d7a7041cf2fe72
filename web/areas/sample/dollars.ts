import type { DecimalText } from '#domain/money.ts'

const dollars = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2 })

/** '$1.025,00' from '1025.00': sample dollars, which nobody can take for the Rupiah of the marketplace [SAMPLE-3]. */
export function formatDollars(amount: DecimalText): string {
  // Intl formats a numeric string digit by digit
  return `$${dollars.format(amount as Intl.StringNumericLiteral)}`
}
