/** 'transfer', 'cod', or 'tempo-30': credit for 30 days. */
export type PaymentTypeCode = string

/** The display name of a payment type: 'Transfer', 'Bayar di tempat (COD)', 'Tempo 30 hari' [ORDER-1]. */
export function paymentTypeLabel(code: PaymentTypeCode): string {
  if (code === 'transfer') return 'Transfer'
  if (code === 'cod') return 'Bayar di tempat (COD)'
  return code.replace(/^tempo-(\d+)$/, 'Tempo $1 hari')
}

/** The days of credit of a payment type; null if it is not credit. */
export function creditDays(code: PaymentTypeCode): number | null {
  const days = /^tempo-(\d+)$/.exec(code)?.[1]
  return days === undefined ? null : Number(days)
}
