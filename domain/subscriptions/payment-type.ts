import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'

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

/** Shown to a member who leaves a limit of credit empty: it gives none [SHOP-7]. */
export const CREDIT_LIMIT_RULE = 'Isi limit kreditnya, atau pilih "Tanpa limit".'

/** Shown to a member who may not grant credit without a limit [SHOP-7]. */
export const UNLIMITED_CREDIT_RULE = 'Tempo tanpa limit kredit hanya dapat diberikan oleh pemilik. Isi limit kreditnya.'

/** A buyer's credit with a seller for a payment type, and what it owes for all of them together, in Rupiah. */
export interface Credit {
  /** Null: no limit; 0: no credit [SELLER-3]. */
  limit: DecimalText | null
  /** Totals of its unpaid orders on credit, waiting ones included, cancelled ones not. */
  used: DecimalText
}

/** The credit left; null without a limit, and never below 0.00. */
export function creditLeft({ limit, used }: Credit): DecimalText | null {
  if (limit === null) return null
  const left = decimal(limit).minus(used)
  return amountText(isMore(0, left) ? 0 : left)
}
