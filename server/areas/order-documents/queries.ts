import type { Member } from '#domain/accounts/actor.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderDocument, OrderDocumentLine } from '#domain/order-documents/contract.ts'
import type { NumberedKind, OrderDocumentKind } from '#domain/order-documents/kind.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import { orderedNegotiations } from '#server/areas/negotiations/public.ts'
import type { DeliveryNote } from '#server/areas/shipments/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** All that stands on a document; lines of a priced one with their part of the seller's discount. */
export type OrderDocumentContent = Omit<OrderDocument, 'id' | 'voided' | 'negotiationId' | 'lines'> & {
  lines: (OrderDocumentLine & { discount?: DecimalText })[]
}

interface Counted {
  sellerId: string
  kind: NumberedKind
  year: number
}

/** The next number of this kind; concurrent requests wait until this transaction has ended [DOC-1]. */
export async function nextSequence(tx: Tx, { sellerId, kind, year }: Counted): Promise<number> {
  const { last } = await tx
    .insertInto('trade_paper_counts')
    .values({ seller_id: sellerId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'kind', 'year'])
        .doUpdateSet(({ eb }) => ({ last: eb('trade_paper_counts.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export interface NewOrderDocument {
  sellerId: string
  buyerId: string
  /** Among the seller's of this kind and year; null of a PO. */
  counted: { year: number; place: number } | null
  total: DecimalText | null
  content: OrderDocumentContent
  /** The shipment that it goes with. */
  shipmentId: string | null
  issuedBy: string
  /** The invoice that a credit note corrects. */
  corrects?: string
  /** The payment that a kwitansi is of. */
  paymentId?: string
  /** The negotiation and offer of a quotation. */
  quotation?: { negotiationId: string; offer: number }
}

/** @returns its id */
export async function insertOrderDocument(tx: Tx, paper: NewOrderDocument, now: Date): Promise<string> {
  const { content, counted } = paper
  const { id } = await tx
    .insertInto('trade_papers')
    .values({
      seller_id: paper.sellerId,
      buyer_id: paper.buyerId,
      order_id: content.orderId,
      shipment_id: paper.shipmentId,
      kind: content.kind,
      number: content.number,
      year: counted?.year ?? null,
      place: counted?.place ?? null,
      code: content.code,
      issued_at: now,
      issued_by: paper.issuedBy,
      total: paper.total,
      content: JSON.stringify(content),
      corrects: paper.corrects ?? null,
      payment_id: paper.paymentId ?? null,
      negotiation_id: paper.quotation?.negotiationId ?? null,
      negotiation_offer: paper.quotation?.offer ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The quotation of an offer of a negotiation. */
export function findQuotation(
  tx: Tx,
  negotiationId: string,
  offer: number,
): Promise<{ id: string; number: string } | undefined> {
  return tx
    .selectFrom('trade_papers')
    .select(['id', 'number'])
    .where('negotiation_id', '=', negotiationId)
    .where('negotiation_offer', '=', offer)
    .executeTakeFirst()
}

/** A document to be corrected, of any company, locked until the transaction ends. */
export async function findToCorrect(tx: Tx, id: string) {
  return await tx
    .selectFrom('trade_papers')
    .select(['seller_id as sellerId', 'buyer_id as buyerId'])
    .select(({ ref }) => ref('content').$castTo<OrderDocumentContent>().as('content'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The credited total of an invoice, in Rupiah. */
export async function sumCredited(tx: Tx, invoiceId: string): Promise<DecimalText> {
  const { sum } = await tx
    .selectFrom('trade_papers')
    .select(({ fn }) => fn.sum<DecimalText | null>('total').as('sum'))
    .where('corrects', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return sum ?? '0.00'
}

/** The numbers of the order's documents of this kind, as they were issued. */
export async function findNumbers(tx: Tx, orderId: string, kind: OrderDocumentKind): Promise<string[]> {
  const rows = await tx
    .selectFrom('trade_papers')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return rows.map(({ number }) => number)
}

/** The nota kredit of an order. */
export async function findCreditNotes(tx: Tx, orderId: string): Promise<{ number: string; total: DecimalText }[]> {
  const rows = await tx
    .selectFrom('trade_papers')
    .select(['number', 'total'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note' satisfies OrderDocumentKind)
    .orderBy('id')
    .execute()
  return rows.map(({ number, total }) => ({ number, total: total ?? '0.00' }))
}

/** The surat jalan of each of these shipments. */
export async function findDeliveryNotes(
  db: Db | Tx,
  shipmentIds: readonly string[],
): Promise<Map<string, DeliveryNote>> {
  const rows = await db
    .selectFrom('trade_papers')
    .select(['id', 'number', 'shipment_id as shipmentId'])
    .where('shipment_id', '=', anyOf(shipmentIds))
    .where('kind', '=', 'delivery_note' satisfies OrderDocumentKind)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ shipmentId, ...note }) => [shipmentId ?? '', note]))
}

/** The invoice numbers of shipments, of any company. */
export async function findInvoiceNumbers(db: Db | Tx, shipmentIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('trade_papers')
    .select(['number', 'shipment_id as shipmentId'])
    .where('shipment_id', '=', anyOf(shipmentIds))
    .where('kind', '=', 'invoice' satisfies OrderDocumentKind)
    .execute()
  return new Map(rows.map(({ shipmentId, number }) => [shipmentId ?? '', number]))
}

/** The invoice of a shipment with its content, of any company; a replacement has none. */
export function findInvoiceOfShipment(tx: Tx, shipmentId: string) {
  return tx
    .selectFrom('trade_papers')
    .select('id')
    .select(({ ref }) => ref('content').$castTo<OrderDocumentContent>().as('content'))
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'invoice' satisfies OrderDocumentKind)
    .executeTakeFirst()
}

/** The number of a document, of any company. */
export async function findOrderDocumentNumber(db: Db, id: string): Promise<string> {
  const { number } = await db.selectFrom('trade_papers').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  return number
}

export interface CompanyOnDocument {
  id: string
  name: string
  npwp: string | null
  phone: string
  address: string
  city: string
  province: string
  isPkp: boolean
}

export async function findParties(tx: Tx, ids: readonly string[]): Promise<Map<string, CompanyOnDocument>> {
  const rows = await tx
    .selectFrom(companyFacts.as('company'))
    .select(['id', 'name', 'npwp', 'phone', 'address', 'city', 'province', 'is_pkp as isPkp'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export interface OrderDocumentRow {
  id: string
  sellerId: string
  issuedBy: string
  content: OrderDocumentContent
  /** That a quotation is of. */
  negotiationId: string | null
  /** Since when and why it is void; null: it is not. */
  voidedAt: Date | null
  voidReason: string | null
}

function papers(db: Db) {
  return db
    .selectFrom('trade_papers as p')
    .leftJoin('trade_paper_voids as v', 'v.paper_id', 'p.id')
    .select(['p.id', 'p.seller_id as sellerId', 'p.issued_by as issuedBy', 'p.negotiation_id as negotiationId'])
    .select(['v.voided_at as voidedAt', 'v.reason as voidReason'])
    .select(({ ref }) => ref('p.content').$castTo<OrderDocumentContent>().as('content'))
}

/**
 * The documents of an order of the member's company and the quotations whose prices it used, first issued first; of
 * another's there are none.
 */
export async function findOrderDocuments(db: Db, member: Member, orderId: string): Promise<OrderDocumentRow[]> {
  const company = [`p.${sideOf(member)}`, '=', member.companyId] as const
  // two questions, each with an index of its own
  const quotations = papers(db)
    .innerJoin(orderedNegotiations.as('n'), (join) =>
      join.onRef('n.id', '=', 'p.negotiation_id').onRef('n.offer', '=', 'p.negotiation_offer'),
    )
    .where('n.order_id', '=', orderId)
    .where(...company)
  const rows = await papers(db)
    .where('p.order_id', '=', orderId)
    .where(...company)
    .unionAll(quotations)
    .orderBy('id')
    .execute()
  return rows
}

/** One document of the member's company; another's is not found. */
export async function findOrderDocument(db: Db, member: Member, id: string): Promise<OrderDocumentRow | undefined> {
  const found = await papers(db)
    .where('p.id', '=', id)
    .where(`p.${sideOf(member)}`, '=', member.companyId)
    .executeTakeFirst()
  return found
}

/** The column of the member's company. */
export function sideOf({ companyKind }: Member) {
  return companyKind === 'seller' ? ('seller_id' as const) : ('buyer_id' as const)
}

/** The document with this code, of any company. */
export function findByCode(db: Db, code: string): Promise<OrderDocumentRow | undefined> {
  return papers(db).where('p.code', '=', code).executeTakeFirst()
}

export interface DrawnFile {
  key: FileKey
  name: string
  size: number
}

/** A document as it was drawn; undefined: it was not yet. */
export function findFile(db: Db, paperId: string): Promise<DrawnFile | undefined> {
  return db
    .selectFrom('trade_paper_files as drawn')
    .innerJoin(storedFiles.as('file'), 'file.id', 'drawn.file_id')
    .select(['file.storage_key as key', 'file.name', 'file.size'])
    .where('drawn.paper_id', '=', paperId)
    .executeTakeFirst()
}

/** Locks the document, so that it is drawn once. */
export async function holdOrderDocument(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('trade_papers').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function insertFile(tx: Tx, paperId: string, fileId: string): Promise<void> {
  await tx.insertInto('trade_paper_files').values({ paper_id: paperId, file_id: fileId }).execute()
}
