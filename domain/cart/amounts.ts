import type { DecimalText } from '../money.ts'

/**
 * Units x price per unit in Rupiah with 2 decimals, rounded half up: '461250.00' of '25' and '18450.00'. Whole-number
 * arithmetic on texts, so that a screen shows the server's amount without a decimal library.
 */
export function lineAmount(units: DecimalText, price: DecimalText): DecimalText {
  const exact = scaled(units, 3) * scaled(price, 2)
  return centsText((exact + 500n) / 1000n)
}

/** The sum of amounts with at most 2 decimals; '0.00' of none. */
export function sumOf(amounts: readonly DecimalText[]): DecimalText {
  return centsText(amounts.reduce((sum, amount) => sum + scaled(amount, 2), 0n))
}

function scaled(value: DecimalText, decimals: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
}

function centsText(cents: bigint): DecimalText {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}
