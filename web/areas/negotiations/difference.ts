import type { DecimalText } from '#domain/money.ts'

/**
 * How far a price is from another, in percent with one decimal: '-5.1'. The server says it of every offer; this is for
 * the price that is still being typed.
 */
export function differencePercent(price: DecimalText, from: DecimalText): DecimalText {
  const base = cents(from)
  if (base === 0n) return '0.0'
  const difference = (cents(price) - base) * 1000n
  const size = difference < 0n ? -difference : difference
  const tenths = (2n * size + base) / (2n * base)
  const sign = difference < 0n && tenths > 0n ? '-' : ''
  return `${sign}${tenths / 10n}.${tenths % 10n}`
}

/** '−5,1 %' of '-5.1'; '+2 %' of '2.0'; '0 %' of none. */
export function formatPercent(percent: DecimalText): string {
  const shown = percent.replace(/^[+-]/, '').replace(/\.0+$/, '').replace('.', ',')
  if (shown === '0') return '0 %'
  return `${percent.startsWith('-') ? '−' : '+'}${shown} %`
}

/** Whether one price is more than another; texts of amounts do not compare as they stand. */
export function isAbove(price: DecimalText, other: DecimalText): boolean {
  return cents(price) > cents(other)
}

function cents(amount: DecimalText): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2))
}
