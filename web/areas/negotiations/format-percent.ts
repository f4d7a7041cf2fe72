import type { DecimalText } from '#domain/money.ts'

/** '−5,1 %' from '-5.1'; '+2 %' from '2.0'; '0 %' for zero. */
export function formatPercent(percent: DecimalText): string {
  const shown = percent.replace(/^[+-]/, '').replace(/\.0+$/, '').replace('.', ',')
  if (shown === '0') return '0 %'
  return `${percent.startsWith('-') ? '−' : '+'}${shown} %`
}
