import { formatDay } from '#domain/format.ts'
import type { TaxMonth } from '#domain/tax/month.ts'

/** 'Mar 2026' */
export function formatMonth(month: TaxMonth): string {
  return formatDay(`${month}-01`).replace(/^\d+ /, '')
}
