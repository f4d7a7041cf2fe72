import type { Member, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import { mayReadDocument } from '#domain/order-documents/readers.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AttachedFaktur, TaxMonthView, TaxUnit } from '#domain/tax/contract.ts'
import type { Lacking } from '#domain/tax/lacking.ts'
import type { invoiceFilters, TaxMonth } from '#domain/tax/month.ts'
import { unitCodeOf, unitKey } from '#domain/tax/unit-code.ts'
import type { FileBeside } from '#server/areas/order-documents/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import type { Attached } from './attach.ts'
import {
  type ConsideredInvoice,
  type ConsideredMonth,
  considerInvoices,
  isReady,
  isWithoutFaktur,
  obstacleOf,
} from './consider-invoices.ts'
import { findOfOrder, findTaxFile } from './queries.ts'

export type InvoiceFilter = (typeof invoiceFilters)[number]

interface ListParams {
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
  { month, filter, page, perPage }: ListParams,
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

/** The faktur pajak of an order, for its list of documents [TAX-2]. */
export async function taxInvoicesOf(
  db: Db | Tx,
  { member, orderId }: { member: Member; orderId: string },
): Promise<FileBeside[]> {
  const found = await findOfOrder(db as Db, member, orderId) // reads alone
  return found.map(({ id, number, attachedAt, key, size }) => ({
    id,
    kind: 'tax_invoice',
    number,
    day: businessDay(attachedAt),
    address: taxFileAddress(id),
    file: { key, size, name: `Faktur pajak ${number}.pdf` },
  }))
}

/** The PDF of a faktur pajak, for either company of its order, as far as the member's role reads it [TAX-2, ROLE-10]. @throws FilesLost, Refusal tax_invoice_not_found */
export async function readTaxInvoice(deps: Deps, member: Member, id: string): Promise<FileAnswer> {
  const found = mayReadDocument(member, 'tax_invoice') ? await findTaxFile(deps.db, member, id) : undefined
  if (!found) throw new Refusal('tax_invoice_not_found', { field: 'id' })
  const { key, number, size } = found
  return { name: `Faktur pajak ${number}.pdf`, kind: 'pdf', size, content: await deps.files.open(key) }
}

/** A faktur pajak with where its PDF is read, and what that lacks. */
export function viewAttached({ id, number, lacks }: Attached): AttachedFaktur {
  const message = lacks && { message: `Tidak pada teks PDF: ${messageOf(lacks.lacking)}.`, reason: lacks.reason }
  return { id, number, address: taxFileAddress(id), lacks: message }
}

function messageOf(lacking: readonly Lacking[]): string {
  const names: Record<Lacking, string> = { tax_number: 'nomor ini', npwp: 'NPWP Anda' }
  return lacking.map((kind) => names[kind]).join(' dan ')
}

/** Where the PDF of a faktur pajak is read, below the site's own address. */
function taxFileAddress(id: string): string {
  return `/api/${contract.tax.file.path}?faktur_id=${id}`
}
