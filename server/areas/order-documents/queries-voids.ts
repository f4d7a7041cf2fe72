import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
import type { OrderDocumentKind } from '#domain/order-documents/kind.ts'
import { creditedByOrder } from '#server/areas/receivables/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Marks the documents of a payment as void. */
export function voidOrderDocumentsOf(tx: Tx, { paymentId, reason }: { paymentId: string; reason: string }, now: Date) {
  return voidWhere(tx, (eb) => eb('payment_id', '=', paymentId), reason, now)
}

/** Marks an invoice of which nothing is left as void. */
export function voidInvoice(tx: Tx, { invoiceId, reason }: { invoiceId: string; reason: string }, now: Date) {
  return voidWhere(tx, (eb) => eb('trade_papers.id', '=', invoiceId), reason, now)
}

/** Marks the surat jalan of a shipment as void. */
export function voidNotesOf(tx: Tx, { shipmentId, reason }: { shipmentId: string; reason: string }, now: Date) {
  return voidWhere(
    tx,
    (eb) => eb.and({ shipment_id: shipmentId, kind: 'delivery_note' satisfies OrderDocumentKind }),
    reason,
    now,
  )
}

async function voidWhere(
  tx: Tx,
  which: (eb: ExpressionBuilder<DB, 'trade_papers'>) => Expression<SqlBool>,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('trade_paper_voids')
    .columns(['paper_id', 'voided_at', 'reason'])
    .expression(({ selectFrom, val }) =>
      selectFrom('trade_papers')
        .select(['id', val(now).as('voided_at'), val(reason).as('reason')])
        .where(which),
    )
    .execute()
}

/**
 * Orders whose credit notes do not add up to what the ledger has credited; of a cancelled one, whose cancellation has
 * credit notes of its own, those on which less stands [PAY-1, DOC-1].
 */
export async function findUnequalCredits(db: Db): Promise<string[]> {
  const papers = db
    .selectFrom('trade_papers')
    .select(({ fn }) => ['order_id', fn.sum<DecimalText>('total').as('amount')])
    .where('kind', '=', 'credit_note' satisfies OrderDocumentKind)
    .groupBy('order_id')
  const rows = await db
    .selectFrom(papers.as('paper'))
    .fullJoin(creditedByOrder().as('ledger'), 'ledger.order_id', 'paper.order_id')
    .select(({ fn, ref }) => fn.coalesce(ref('paper.order_id'), ref('ledger.order_id')).$notNull().as('id'))
    .where(
      sql<boolean>`case when ledger.is_cancelled then coalesce(paper.amount, 0) < ledger.amount
        else coalesce(paper.amount, 0) <> coalesce(ledger.amount, 0) end`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
