import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { TaxMonthView, TaxUnit } from '#domain/tax/contract.ts'
import type { invoiceFilters } from '#domain/tax/invoice-filters.ts'
import type { TaxMonth } from '#domain/tax/month.ts'
import { unitCodeOf, unitKey } from '#domain/tax/unit-code.ts'
import type { Deps } from '#server/deps.ts'
import {
  type ConsideredInvoice,
  type ConsideredMonth,
  considerInvoices,
  isReady,
  isWithoutFaktur,
  obstacleOf,
} from './consider-invoices.ts'
import { viewAttached } from './view-attached.ts'

export type InvoiceFilter = (typeof invoiceFilters)[number]

interface Wanted {
  month: TaxMonth
  filter: InvoiceFilter
  page: number
  perPage: number
}

const fits: Record<InvoiceFilter, (invoice: ConsideredInvoice) => boolean> = {
  semua: () => true,
  kurang: (invoice) => isWithoutFaktur(invoice) && !isReady(invoice),
  'tanpa-faktur': isWithoutFaktur,
  siap: (invoice) => isReady(invoice) && invoice.exported === null,
  diekspor: ({ exported }) => exported !== null,
}

/** A month's invoices, what each lacks for Coretax, and the units they are in [TAX-2]. */
export async function listInvoices(
  deps: Deps,
  seller: Seller,
  { month, filter, page, perPage }: Wanted,
): Promise<TaxMonthView> {
  const considered = await considerInvoices(deps, seller, month)
  const count = (wanted: InvoiceFilter) => considered.invoices.filter(fits[wanted]).length
  const found = considered.invoices.filter(fits[filter])
  return {
    month,
    obstacle: obstacleOf(considered.seller),
    counts: {
      all: count('semua'),
      lacking: count('kurang'),
      withoutFaktur: count('tanpa-faktur'),
      ready: count('siap'),
      exported: count('diekspor'),
    },
    invoices: found.slice((page - 1) * perPage, page * perPage).map(({ attached, exported, ...invoice }) => ({
      ...invoice,
      attached: attached && viewAttached(attached),
      exportedOn: exported && businessDay(exported.exportedAt),
    })),
    total: found.length,
    files: filesOf(considered),
    units: unitsOf(considered),
  }
}

/** The files for Coretax that the month's invoices are in, the newest first. */
function filesOf({ invoices }: ConsideredMonth): TaxMonthView['files'] {
  const files = new Map<string, TaxMonthView['files'][number]>()
  for (const invoice of invoices) {
    if (!invoice.exported) continue
    const { fileKey: key, exportedAt } = invoice.exported
    const { count } = files.get(key) ?? { count: 0 }
    files.set(key, { key, madeAt: exportedAt.toISOString(), count: count + Number(isReady(invoice)) })
  }
  return [...files.values()].sort((one, other) => other.madeAt.localeCompare(one.madeAt))
}

/** The units of the month's invoices and those that were chosen, without a code first. */
function unitsOf({ invoices, chosen }: ConsideredMonth): TaxUnit[] {
  const names = new Map([...chosen.keys()].map((key) => [key, key]))
  for (const { units } of invoices) for (const unit of units) names.set(unitKey(unit), unit)
  return [...names]
    .map(([key, unit]) => ({ unit, code: unitCodeOf(unit, chosen), usual: !chosen.has(key) }))
    .sort((one, other) => Number(one.code !== null) - Number(other.code !== null) || one.unit.localeCompare(other.unit))
}
