import type { DecimalText } from '#domain/money.ts'

/** '−5,1 %' of '-5.1'; '+2 %' of '2.0'; '0 %' of none. */
export function formatPercent(percent: DecimalText): string {
  const shown = percent.replace(/^[+-]/, '').replace(/\.0+$/, '').replace('.', ',')
  if (shown === '0') return '0 %'
  return `${percent.startsWith('-') ? '−' : '+'}${shown} %`
}
