import { formatDay } from '#domain/format.ts'
import { invoiceFilters, type TaxMonth } from '#domain/tax/month.ts'
import { query } from '#web/lib/api/query.ts'
import { choice, type FilterOf, type Param, page, ROWS_PER_PAGE, searchParams } from '#web/lib/page/search-params.ts'

const month: Param<string | undefined> = {
  name: 'masa',
  usual: undefined,
  read: (text) => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
  write: String,
}

/** The month, this one where the address has none, and which of its invoices. */
export const taxFilter = searchParams({ month, filter: choice('saring', invoiceFilters, 'semua' as const), page })
export type TaxFilter = FilterOf<typeof taxFilter> & { month: string }

/** A month's invoices with what each lacks. */
export const taxMonthQuery = ({ month, filter, page }: TaxFilter) =>
  query({
    call: 'pusat-seller/pajak/daftar',
    body: { month, filter, page, perPage: ROWS_PER_PAGE },
    live: ['order', 'tax'],
  })

/** 'Mar 2026' */
export function formatMonth(month: TaxMonth): string {
  return formatDay(`${month}-01`).replace(/^\d+ /, '')
}
