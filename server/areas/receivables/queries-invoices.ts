import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'
import { owedParts } from './queries-owed-parts.ts'

/**
 * What is to be paid of each of these shipments' invoices: of an order, what was shipped first is paid first, and what was
 * credited is taken off the invoice that it corrects, as its last day to pay has it [PAY-1]. A shipment for which nothing was invoiced is missing.
 */
export async function findOpenOfInvoices(db: Db, shipmentIds: readonly string[]): Promise<Map<string, DecimalText>> {
  const corrected = db
    .selectFrom('receivable_lines as l')
    .select(['l.id', 'l.order_id', 'l.shipment_id', 'l.due_day'])
    .select(
      sql<DecimalText>`l.invoiced + coalesce((select sum(c.invoiced) from receivable_lines c
        where c.order_id = l.order_id and c.shipment_id = l.shipment_id and c.invoiced < 0), 0.00)`.as('invoiced'),
    )
    .where('l.invoiced', '>', '0')
    .where('l.order_id', 'in', ({ selectFrom }) =>
      selectFrom('receivable_lines as s').select('s.order_id').where('s.shipment_id', '=', anyOf(shipmentIds)),
    )
  const parts = db
    .selectFrom(corrected.as('l'))
    .select(['l.order_id', 'l.shipment_id', 'l.invoiced'])
    .select([
      sql<DecimalText>`sum(l.invoiced) over (partition by l.order_id order by l.due_day, l.id)`.as('upto'),
      sql<DecimalText>`sum(l.invoiced) over (partition by l.order_id)`.as('together'),
    ])
  const rows = await db
    .selectFrom(parts.as('part'))
    .innerJoin('receivables as r', 'r.order_id', 'part.order_id')
    .select(({ ref }) => [
      ref('part.shipment_id').$notNull().as('shipmentId'),
      sql<DecimalText>`least(part.invoiced,
        greatest(part.upto - (r.paid + r.written_off + part.together - r.invoiced), 0.00))`.as('open'),
    ])
    .where('part.shipment_id', '=', anyOf(shipmentIds))
    .execute()
  return new Map(rows.map(({ shipmentId, open }) => [shipmentId, open]))
}

/** The parts of what is owed of an order. */
export async function findOwedParts(tx: Tx, orderId: string) {
  const { billed, unbilled, paidAhead } = owedParts('r')
  return await tx
    .selectFrom('receivables as r')
    .select([billed.as('billed'), unbilled.as('unbilled'), paidAhead.as('paidAhead')])
    .where('r.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Until when an order that is paid before it ships has to be; null where it is on credit, or nothing is left to pay. */
export async function findPayBy(tx: Tx, orderId: string): Promise<BusinessDay | null> {
  const found = await tx
    .selectFrom('receivables')
    .select(({ cast }) => cast<BusinessDay | null>('pay_by', 'text').as('payBy'))
    .where('order_id', '=', orderId)
    .where('open', '>', sql.lit('0'))
    .executeTakeFirst()
  return found?.payBy ?? null
}
