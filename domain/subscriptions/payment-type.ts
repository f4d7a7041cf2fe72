/** Written in days, from 1 to 999; the days are its group. */
export const paymentTypePattern = /^(?:transfer|cod|tempo-([1-9]\d{0,2}))$/
export const CREDIT_DAYS_RULE = 'Tempo diisi dalam hari, dari 1 sampai 999.'

/** 'transfer', 'cod', or 'tempo-30': credit for 30 days. */
export type PaymentTypeCode = string

/** The display name of a payment type: 'Transfer', 'Bayar di tempat (COD)', 'Tempo 30 hari' [ORDER-1]. */
export function paymentTypeLabel(code: PaymentTypeCode): string {
  if (code === 'transfer') return 'Transfer'
  if (code === 'cod') return 'Bayar di tempat (COD)'
  const days = creditDays(code)
  return days === null ? code : `Tempo ${days} hari`
}

/** The days of credit of a payment type; null if it is not credit. */
export function creditDays(code: PaymentTypeCode): number | null {
  const days = paymentTypePattern.exec(code)?.[1]
  return days === undefined ? null : Number(days)
}

/** Whether it is paid to an account of the seller, now or at the end of its credit. */
export function isTransferred(code: PaymentTypeCode): boolean {
  return code !== 'cod'
}

/** The payment type for so many days of credit, as typed; not one unless they are from 1 to 999. */
export function creditCode(days: string): PaymentTypeCode {
  return `tempo-${days.trim()}`
}

/** Said to whoever leaves a limit of credit empty: it gives none [SHOP-7]. */
export const CREDIT_LIMIT_RULE = 'Isi limit kreditnya, atau pilih "Tanpa limit".'

/** Said to whoever may not grant credit without a limit [SHOP-7]. */
export const UNLIMITED_CREDIT_RULE = 'Tempo tanpa limit kredit hanya dapat diberikan oleh pemilik. Isi limit kreditnya.'
