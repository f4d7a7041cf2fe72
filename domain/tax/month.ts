import { type BusinessDay, daysAfter } from '#domain/business-day.ts'
import type { Days } from '#domain/days/period.ts'

/** A month of Jakarta, for which tax is paid: '2026-03'. */
export type TaxMonth = string

export function monthOf(day: BusinessDay): TaxMonth {
  return day.slice(0, 7)
}

/** Its days, both ends included. */
export function daysOfMonth(month: TaxMonth): Days {
  const from = `${month}-01`
  return { from, until: daysAfter(`${monthAfter(month, 1)}-01`, -1) }
}

/** So many months later, or earlier. */
export function monthAfter(month: TaxMonth, months: number): TaxMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Which invoices of a month are listed. */
export const invoiceFilters = ['semua', 'kurang', 'tanpa-faktur', 'siap', 'diekspor'] as const
