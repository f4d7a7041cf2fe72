import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { OrderDocumentKind } from '#domain/order-documents/kind.ts'
import type { Db } from '#server/platform/database.ts'
import { type OrderDocumentContent, sideOf } from './queries.ts'
import { creditedOfInvoice } from './queries-invoices.ts'

/** An invoice as a row of a table. */
export interface ExportedInvoice {
  id: string
  /** Its place among the others, exact. */
  position: string
  orderId: string
  shipmentId: string | null
  number: string
  day: BusinessDay
  orderNumber: string
  poNumber: string | null
  dueDay: BusinessDay | null
  seller: OrderDocumentContent['seller']
  buyer: OrderDocumentContent['buyer']
  /** The codes of its products, each once, as they were then. */
  skus: string[]
  amounts: OrderDocumentContent['amounts']
  /** The total of its credit notes. */
  credited: DecimalText
}

interface ExportRange {
  from: Date | null
  before: Date | null
  /** The invoice that was read last. */
  last: Pick<ExportedInvoice, 'position' | 'id'> | null
  limit: number
}

/** The next invoices of the member's company below the one that was read last, newest first. */
export function findInvoicesBelow(
  db: Db,
  member: Member,
  { from, before, last, limit }: ExportRange,
): Promise<ExportedInvoice[]> {
  const contentOf = <Value>(name: string) => sql<Value>`content -> ${sql.lit(name)}`
  return db
    .selectFrom('trade_papers')
    .select(['id', 'number', 'shipment_id as shipmentId'])
    .select(({ ref }) => ref('order_id').$notNull().as('orderId'))
    .select(creditedOfInvoice.as('credited'))
    .select([
      sql<string>`issued_at::text`.as('position'),
      sql<BusinessDay>`content ->> 'day'`.as('day'),
      sql<string>`content ->> 'orderNumber'`.as('orderNumber'),
      sql<string | null>`content ->> 'poNumber'`.as('poNumber'),
      sql<BusinessDay | null>`content ->> 'dueDay'`.as('dueDay'),
      contentOf<OrderDocumentContent['seller']>('seller').as('seller'),
      contentOf<OrderDocumentContent['buyer']>('buyer').as('buyer'),
      contentOf<OrderDocumentContent['amounts']>('amounts').as('amounts'),
      sql<string[]>`array(select distinct said.sku from jsonb_to_recordset(content -> 'lines') as said (sku text)
        where said.sku is not null order by said.sku)`.as('skus'),
    ])
    .where(sideOf(member), '=', member.companyId)
    .where('kind', '=', sql.lit('invoice' satisfies OrderDocumentKind))
    .$if(from !== null, (query) => query.where('issued_at', '>=', from))
    .$if(before !== null, (query) => query.where('issued_at', '<', before))
    .$if(last !== null, (query) =>
      query.where(sql<boolean>`(issued_at, id) < (${last?.position}::timestamptz, ${last?.id}::uuid)`),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
