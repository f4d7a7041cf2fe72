import type { Seller } from '#domain/accounts/actor.ts'
import { isWhollyCredited, type Missing, missingOf } from '#domain/tax/missing.ts'
import { daysOfMonth, type TaxMonth } from '#domain/tax/month.ts'
import type { UnitCode } from '#domain/tax/unit-code.ts'
import { findNitkus } from '#server/areas/companies/public.ts'
import { findTaxedInvoices, type InvoiceRow } from '#server/areas/order-documents/public.ts'
import type { Deps } from '#server/deps.ts'
import {
  type AttachedRow,
  type ExportedIn,
  findAttached,
  findExported,
  findTaxFacts,
  findUnitCodes,
} from './queries.ts'

/** An invoice with the present tax data of its buyer. */
export interface ConsideredInvoice extends InvoiceRow {
  /** Of the address that the order went to; null: none. */
  buyerNitku: string | null
  missing: Missing[]
  attached: AttachedRow | null
  /** The file for Coretax that it is in; null: none yet. */
  exported: ExportedIn | null
}

export interface ConsideredMonth {
  seller: { name: string; npwp: string | null; isPkp: boolean }
  invoices: ConsideredInvoice[]
  chosen: ReadonlyMap<string, UnitCode>
}

/**
 * A month's invoices that charge PPN with what each lacks. What a buyer has mended since counts: the NPWP where the
 * document has none, and the NITKU of the address [TAX-2].
 */
export async function considerInvoices(deps: Deps, seller: Seller, month: TaxMonth): Promise<ConsideredMonth> {
  const { db } = deps
  const [rows, chosen] = [await findTaxedInvoices(db, seller, daysOfMonth(month)), await findUnitCodes(db, seller)]
  const ids = rows.map(({ id }) => id)
  const attached = await findAttached(db, seller, ids)
  const exported = await findExported(db, seller, ids)
  const buyerIds = [...new Set(rows.map(({ buyerId }) => buyerId))]
  const companies = await findTaxFacts(db, [seller.companyId, ...buyerIds])
  const nitkus = await findNitkus(db, buyerIds)
  const own = companies.get(seller.companyId)
  if (!own) throw new Error('the company of a session is gone')
  // an invoice that was taken back before it was in a file or had a faktur pajak is not reported to Coretax
  const listed = rows.filter((row) => !isWhollyCredited(row) || attached.has(row.id) || exported.has(row.id))
  const invoices = listed.map((row): ConsideredInvoice => {
    const buyerNpwp = row.buyerNpwp ?? companies.get(row.buyerId)?.npwp ?? null
    const nitkuAddress = nitkus.find(({ companyId, ...address }) => companyId === row.buyerId && isAt(row, address))
    const known = { ...row, buyerNpwp, buyerNitku: nitkuAddress?.nitku ?? null }
    const became = { attached: attached.get(row.id) ?? null, exported: exported.get(row.id) ?? null }
    return { ...known, missing: missingOf(known, chosen), ...became }
  })
  return { seller: { name: own.name, npwp: own.npwp, isPkp: own.isPkp }, invoices, chosen }
}

/** Whether the goods went to this address, as the document has it. */
function isAt({ destination }: InvoiceRow, { street, postalCode }: { street: string; postalCode: string }): boolean {
  return destination.includes(street) && destination.some((line) => line.endsWith(postalCode))
}

/** Whether an invoice is to get a faktur pajak: it has none, and was not taken back. */
export function isWithoutFaktur(invoice: ConsideredInvoice): boolean {
  return invoice.attached === null && !isWhollyCredited(invoice)
}

/** Whether an invoice can be exported: it is to get a faktur pajak, and lacks nothing that is needed. */
export function isReady(invoice: ConsideredInvoice): boolean {
  return isWithoutFaktur(invoice) && invoice.missing.every(({ needed }) => !needed)
}

/** The obstacle to a shop's exports, as a sentence; null: none. */
export function obstacleOf({ npwp, isPkp }: ConsideredMonth['seller']): string | null {
  if (!isPkp) return 'Toko Anda belum terdaftar sebagai PKP, sehingga tidak memungut PPN.'
  return npwp === null ? 'Isi NPWP perusahaan Anda dahulu.' : null
}
