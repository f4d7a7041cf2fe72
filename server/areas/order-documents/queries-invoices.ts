import { sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Days } from '#domain/days/period.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderDocumentKind } from '#domain/order-documents/kind.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import type { OrderDocumentContent } from './queries.ts'

/** An invoice in the list of a seller. */
export interface InvoiceRow {
  id: string
  number: string
  day: BusinessDay
  orderId: string
  buyerId: string
  buyerName: string
  /** As it stands on the document. */
  buyerNpwp: string | null
  taxBase: DecimalText
  tax: DecimalText
  total: DecimalText
  /** The total of its credit notes. */
  credited: DecimalText
  /** DPP and PPN of these, which are a return in Coretax; null: none. */
  creditedTax: { taxBase: DecimalText; tax: DecimalText } | null
  units: string[]
  /** Where the goods went, as it stands on the document. */
  destination: string[]
}

/** The total of the credit notes of an invoice in `trade_papers`. */
export const creditedOfInvoice = sql<DecimalText>`(select coalesce(sum(note.total), 0.00)
  from trade_papers note where note.corrects = trade_papers.id)`

/** The seller's invoices of these days that charge PPN, in the order of their numbers, with what was credited of each. */
export async function findTaxedInvoices(db: Db, seller: Seller, { from, until }: Days): Promise<InvoiceRow[]> {
  return await db
    .selectFrom('trade_papers')
    .select(['id', 'number', 'buyer_id as buyerId'])
    .select(({ ref }) => [
      ref('order_id').$notNull().as('orderId'),
      ref('total').$notNull().as('total'),
      creditedOfInvoice.as('credited'),
      sql<BusinessDay>`content->>'day'`.as('day'),
      sql<string>`content->'buyer'->>'name'`.as('buyerName'),
      sql<string | null>`content->'buyer'->>'npwp'`.as('buyerNpwp'),
      sql<DecimalText>`content->'amounts'->>'taxBase'`.as('taxBase'),
      sql<DecimalText>`content->'amounts'->>'tax'`.as('tax'),
      sql<InvoiceRow['creditedTax']>`(select case when count(*) > 0 then jsonb_build_object(
        'taxBase', sum((note.content->'amounts'->>'taxBase')::numeric)::text,
        'tax', sum((note.content->'amounts'->>'tax')::numeric)::text) end
        from trade_papers note where note.corrects = trade_papers.id)`.as('creditedTax'),
      sql<string[]>`array(select distinct line->>'unit' from jsonb_array_elements(content->'lines') as line)`.as(
        'units',
      ),
      sql<string[]>`array(select jsonb_array_elements_text(content->'destination'->'lines'))`.as('destination'),
    ])
    .where('seller_id', '=', seller.companyId)
    .where('kind', '=', sql.lit('invoice'))
    .where('year', '=', Number(from.slice(0, 4)))
    .where(sql<boolean>`content->>'day' between ${from} and ${until}`)
    .where(sql<boolean>`content->'amounts'->>'taxPercent' is not null`)
    .orderBy('place')
    .execute()
}

export interface InvoiceToCredit {
  id: string
  issuedBy: string
  /** The shipment that it is of. */
  shipmentId: string | null
  content: OrderDocumentContent
  /** The contents of its credit notes. */
  notes: { lines: OrderDocumentContent['lines']; amounts: NonNullable<OrderDocumentContent['amounts']> }[]
}

/** The invoices of an order with what was credited of each, the first issued first. */
export async function findInvoicesOf(tx: Tx, orderId: string): Promise<InvoiceToCredit[]> {
  const rows = await tx
    .selectFrom('trade_papers')
    .select(['id', 'issued_by as issuedBy', 'shipment_id as shipmentId', 'corrects'])
    .select(({ ref }) => ref('content').$castTo<OrderDocumentContent>().as('content'))
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['invoice', 'credit_note'] satisfies OrderDocumentKind[])
    .orderBy('id')
    .execute()
  return rows
    .filter(({ corrects }) => corrects === null)
    .map(({ id, issuedBy, shipmentId, content }) => ({
      id,
      issuedBy,
      shipmentId,
      content,
      notes: rows.flatMap(({ corrects, content: { lines, amounts } }) =>
        corrects === id && amounts ? [{ lines, amounts }] : [],
      ),
    }))
}

/** All that stands on these invoices of the seller's, by id. */
export async function findInvoiceContents(
  db: Db,
  seller: Seller,
  ids: readonly string[],
): Promise<Map<string, OrderDocumentContent>> {
  const rows = await db
    .selectFrom('trade_papers')
    .select('id')
    .select(({ ref }) => ref('content').$castTo<OrderDocumentContent>().as('content'))
    .where('seller_id', '=', seller.companyId)
    .where('kind', '=', sql.lit('invoice'))
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** The seller's invoices with these numbers, or with this id, locked until the transaction ends. */
export async function holdInvoices(tx: Tx, seller: Seller, by: { numbers: readonly string[] } | { id: string }) {
  return await tx
    .selectFrom('trade_papers')
    .select(['id', 'number', 'buyer_id as buyerId'])
    .select(({ ref }) => ref('order_id').$notNull().as('orderId'))
    .where('seller_id', '=', seller.companyId)
    .where('kind', '=', sql.lit('invoice'))
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('numbers' in by, (query) => query.where('number', '=', anyOf('numbers' in by ? by.numbers : [])))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
export type LockedInvoice = Awaited<ReturnType<typeof holdInvoices>>[number]
