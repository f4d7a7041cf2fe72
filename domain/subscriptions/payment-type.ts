/** 'transfer', 'cod', or 'tempo-30': credit of so many days. */
export type PaymentTypeCode = string

/** How people call a payment type: 'Transfer', 'Bayar di tempat (COD)', 'Tempo 30 hari' [ORDER-1]. */
export function paymentTypeLabel(code: PaymentTypeCode): string {
  if (code === 'transfer') return 'Transfer'
  if (code === 'cod') return 'Bayar di tempat (COD)'
  return code.replace(/^tempo-(\d+)$/, 'Tempo $1 hari')
}

/** The days of credit that a payment type gives; null where it gives none. */
export function creditDays(code: PaymentTypeCode): number | null {
  const days = /^tempo-(\d+)$/.exec(code)?.[1]
  return days === undefined ? null : Number(days)
}
