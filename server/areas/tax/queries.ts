import type { Member, Seller } from '#domain/accounts/actor.ts'
import type { Lacking, Lacks } from '#domain/tax/lacking.ts'
import { type UnitCode, unitKey } from '#domain/tax/unit-code.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { LockedInvoice } from '#server/areas/order-documents/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/** The facts that Coretax needs of companies, by company. */
export async function findTaxFacts(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom(companyFacts.as('company'))
    .select(['id', 'name', 'npwp', 'is_pkp as isPkp'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The seller's own NPWP; null: none. */
export async function findNpwp(db: Db, seller: Seller): Promise<string | null> {
  return (await findTaxFacts(db, [seller.companyId])).get(seller.companyId)?.npwp ?? null
}

/** The codes that a shop has chosen for its units. */
export async function findUnitCodes(db: Db, seller: Seller): Promise<Map<string, UnitCode>> {
  const rows = await db
    .selectFrom('tax_unit_codes')
    .select(['unit', 'code'])
    .where('seller_id', '=', seller.companyId)
    .execute()
  return new Map(rows.map(({ unit, code }) => [unit, code as UnitCode])) // written by the contract's codes
}

export async function saveUnitCode(tx: Tx, seller: Seller, unit: string, code: UnitCode): Promise<void> {
  await tx
    .insertInto('tax_unit_codes')
    .values({ seller_id: seller.companyId, unit: unitKey(unit), code })
    .onConflict((conflict) => conflict.columns(['seller_id', 'unit']).doUpdateSet({ code }))
    .execute()
}

export interface AttachedRow {
  id: string
  invoiceId: string
  number: string
  lacks: Lacks | null
}

/** The faktur pajak of these invoices of the seller's, by invoice. */
export async function findAttached(
  db: Db,
  seller: Seller,
  invoiceIds: readonly string[],
): Promise<Map<string, AttachedRow>> {
  const rows = await db
    .selectFrom('tax_invoices')
    .select(['id', 'invoice_id as invoiceId', 'number', 'lacking', 'lacking_reason as reason'])
    .where('seller_id', '=', seller.companyId)
    .where('invoice_id', '=', anyOf(invoiceIds))
    .execute()
  return new Map(
    rows.map(({ lacking, reason, ...row }) => {
      const lacks = reason === null ? null : { lacking: lacking as Lacking[], reason } // by the column's check
      return [row.invoiceId, { ...row, lacks }]
    }),
  )
}

/** The file for Coretax that an invoice is in. */
export interface ExportedIn {
  fileKey: string
  exportedAt: Date
}

/** The file for Coretax of each of these invoices of the seller's; those in none are missing from the map. */
export async function findExported(
  db: Db,
  seller: Seller,
  invoiceIds: readonly string[],
): Promise<Map<string, ExportedIn>> {
  const rows = await db
    .selectFrom('tax_exports')
    .select(['invoice_id as invoiceId', 'file_key as fileKey', 'exported_at as exportedAt'])
    .where('seller_id', '=', seller.companyId)
    .where('invoice_id', '=', anyOf(invoiceIds))
    .execute()
  return new Map(rows.map(({ invoiceId, ...file }) => [invoiceId, file]))
}

/** The invoices in a file of the seller's; none: there is no such file. */
export async function findInFile(tx: Tx, seller: Seller, fileKey: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('tax_exports')
    .select('invoice_id as invoiceId')
    .where('seller_id', '=', seller.companyId)
    .where('file_key', '=', fileKey)
    .execute()
  return new Set(rows.map(({ invoiceId }) => invoiceId))
}

/** Puts those of these invoices that are in no file into this one; concurrent calls wait for each other. */
export async function saveExported(
  tx: Tx,
  seller: Seller,
  { fileKey, invoiceIds }: { fileKey: string; invoiceIds: readonly string[] },
  now: Date,
): Promise<void> {
  const rows = invoiceIds.toSorted().map((invoice_id) => ({
    invoice_id,
    seller_id: seller.companyId,
    file_key: fileKey,
    exported_at: now,
    exported_by: seller.userId,
  }))
  const columns = {
    invoice_id: 'uuid',
    seller_id: 'uuid',
    file_key: 'uuid',
    exported_at: 'timestamptz',
    exported_by: 'uuid',
  } as const
  await tx
    .insertInto('tax_exports')
    .columns(['invoice_id', 'seller_id', 'file_key', 'exported_at', 'exported_by'])
    .expression((eb) => eb.selectFrom(unnestRows('exported', columns, rows)).selectAll())
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute()
}

/** The invoice that a number of the seller's is attached to. */
export async function findInvoiceOf(tx: Tx, seller: Seller, number: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('tax_invoices')
    .select('invoice_id as invoiceId')
    .where('seller_id', '=', seller.companyId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.invoiceId
}

/** Takes off what is attached to an invoice. @returns the file that nothing names any more */
export async function deleteOfInvoice(tx: Tx, seller: Seller, invoiceId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('tax_invoices')
    .where('seller_id', '=', seller.companyId)
    .where('invoice_id', '=', invoiceId)
    .returning('file_id as fileId')
    .executeTakeFirst()
  return row?.fileId
}

/** Takes one off. @returns what it was; undefined: the seller has none */
export async function deleteAttached(tx: Tx, seller: Seller, id: string) {
  return await tx
    .deleteFrom('tax_invoices')
    .where('seller_id', '=', seller.companyId)
    .where('id', '=', id)
    .returning(['file_id as fileId', 'order_id as orderId', 'buyer_id as buyerId', 'number'])
    .executeTakeFirst()
}

/** @returns its id; undefined: the number is attached to another invoice of the seller's */
export async function insertAttached(
  tx: Tx,
  seller: Seller,
  { invoice, number, lacks, fileId }: { invoice: LockedInvoice; number: string; lacks: Lacks | null; fileId: string },
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('tax_invoices')
    .values({
      seller_id: seller.companyId,
      buyer_id: invoice.buyerId,
      order_id: invoice.orderId,
      invoice_id: invoice.id,
      number,
      file_id: fileId,
      lacking: [...(lacks?.lacking ?? [])],
      lacking_reason: lacks?.reason ?? null,
      attached_by: seller.userId,
      attached_at: now,
    })
    .onConflict((conflict) => conflict.columns(['seller_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface TaxFile {
  id: string
  number: string
  attachedAt: Date
  key: FileKey
  name: string
  size: number
}

/** The faktur pajak of an order of the member's company; of another's there are none. */
export function findOfOrder(db: Db, member: Member, orderId: string): Promise<TaxFile[]> {
  return filesOf(db, member).where('tax.order_id', '=', orderId).orderBy('tax.id').execute()
}

/** One of them; another company's is not found. */
export function findTaxFile(db: Db, member: Member, id: string): Promise<TaxFile | undefined> {
  return filesOf(db, member).where('tax.id', '=', id).executeTakeFirst()
}

function filesOf(db: Db, { companyKind, companyId }: Member) {
  return db
    .selectFrom('tax_invoices as tax')
    .innerJoin(storedFiles.as('file'), 'file.id', 'tax.file_id')
    .select(['tax.id', 'tax.number', 'tax.attached_at as attachedAt'])
    .select(['file.storage_key as key', 'file.name', 'file.size'])
    .where(companyKind === 'seller' ? 'tax.seller_id' : 'tax.buyer_id', '=', companyId)
}
